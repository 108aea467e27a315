import type { Screen } from '../../../screen.ts';

export const needMoreHelpMenu: Screen = {
  id: 'need-more-help-menu',
  title: 'Need more help?',
  area: 'tickets',
  routes: [],
  audience: 'member',
  source: ['events §2'],
  states: ['closed', 'open'],
};
