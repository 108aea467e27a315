import type { Screen } from '../../../screen.ts';

export const siteFooter: Screen = {
  id: 'site-footer',
  title: 'Footer',
  area: 'shell',
  routes: [],
  audience: 'anyone',
  source: ['member §2'],
  states: ['wide', 'small'],
};
