import type { Screen } from '../../../screen.ts';

export const toast: Screen = {
  id: 'toast',
  title: 'Toasts',
  area: 'shell',
  routes: [],
  audience: 'anyone',
  source: ['member §2', 'member §9'],
  states: ['error-20s', 'default-5s', 'success-2-5s', 'replaced-by-next', 'top-right'],
};
