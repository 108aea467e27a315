import type { Screen } from '../../../screen.ts';

export const educationStep: Screen = {
  id: 'profile-step-education',
  title: 'Education',
  area: 'signup',
  routes: ['/signup'],
  audience: 'member',
  source: ['member §2', 'member §5', 'member §9'],
  states: ['empty-can-continue', 'chosen'],
};
