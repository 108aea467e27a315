import type { Screen } from '../../../screen.ts';

export const accountPage: Screen = {
  id: 'settings-page',
  title: 'Settings',
  area: 'profile',
  routes: ['/account'],
  audience: 'member',
  source: ['member §2', 'member §5'],
  states: ['loaded', 'missing-fields', 'loading', 'failed', 'logging-out'],
};
