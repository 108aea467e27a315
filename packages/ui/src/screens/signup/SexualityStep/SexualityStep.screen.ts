import type { Screen } from '../../../screen.ts';

export const sexualityStep: Screen = {
  id: 'profile-step-sexuality',
  title: 'Sexuality',
  area: 'signup',
  routes: ['/signup'],
  audience: 'member',
  source: ['member §2', 'member §5', 'member §9'],
  states: ['empty', 'chosen'],
};
