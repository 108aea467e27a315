import type { Screen } from '../../../screen.ts';

export const occupationStep: Screen = {
  id: 'profile-step-occupation',
  title: 'Occupation',
  area: 'signup',
  routes: ['/signup'],
  audience: 'member',
  source: ['member §2', 'member §5'],
  states: ['empty', 'partial', 'complete'],
};
