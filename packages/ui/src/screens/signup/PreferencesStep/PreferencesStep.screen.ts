import type { Screen } from '../../../screen.ts';

export const preferencesStep: Screen = {
  id: 'profile-step-preferences',
  title: 'Preferences',
  area: 'signup',
  routes: ['/signup'],
  audience: 'member',
  source: ['member §2', 'member §5', 'member §9'],
  states: ['none', 'one', 'several'],
};
