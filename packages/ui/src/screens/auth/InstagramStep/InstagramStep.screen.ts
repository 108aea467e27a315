import type { Screen } from '../../../screen.ts';

export const instagramStep: Screen = {
  id: 'signup-instagram-step',
  title: 'Instagram',
  area: 'signup',
  routes: ['/login'],
  audience: 'visitor',
  source: ['member §2', 'member §4', 'member §5', 'member §8'],
  states: ['empty', 'invalid', 'filled', 'submitting', 'failed'],
};
