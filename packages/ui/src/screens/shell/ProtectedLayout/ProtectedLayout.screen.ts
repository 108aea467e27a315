import type { Screen } from '../../../screen.ts';

export const protectedLayout: Screen = {
  id: 'protected-layout',
  title: 'Protected pages',
  area: 'shell',
  routes: [],
  audience: 'member',
  source: ['member §2'],
  states: [
    'logged-in',
    'logged-out-redirects-to-discover-remembering-origin',
    'status-unknown-renders-nothing',
  ],
};
