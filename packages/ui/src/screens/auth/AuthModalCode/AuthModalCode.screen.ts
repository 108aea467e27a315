import type { Screen } from '../../../screen.ts';

export const authModalCode: Screen = {
  id: 'auth-modal-code',
  title: 'Enter the code',
  area: 'auth',
  routes: [],
  audience: 'visitor',
  source: ['member §2', 'member §4'],
  states: ['empty', 'partial', 'verifying', 'error', 'verified'],
};
