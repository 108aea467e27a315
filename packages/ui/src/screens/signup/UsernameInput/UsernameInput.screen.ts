import type { Screen } from '../../../screen.ts';

export const usernameInput: Screen = {
  id: 'username-input',
  title: 'Username input',
  area: 'signup',
  routes: [],
  audience: 'member',
  source: ['member §2', 'member §4', 'member §5'],
  states: ['idle', 'loading', 'valid', 'invalid'],
};
