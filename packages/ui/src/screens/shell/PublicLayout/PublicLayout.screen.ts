import type { Screen } from '../../../screen.ts';

export const publicLayout: Screen = {
  id: 'public-layout',
  title: 'Public pages',
  area: 'shell',
  routes: [],
  audience: 'anyone',
  source: ['member §2'],
  states: ['header-and-footer', 'no-header', 'no-footer', 'bare'],
};
