import type { Screen } from '../../../screen.ts';

export const editStep: Screen = {
  id: 'auth-modal-edit',
  title: 'Edit profile or preferences',
  area: 'signup',
  routes: [],
  audience: 'member',
  source: ['member §2'],
  states: ['profile', 'preference', 'fading-out'],
};
