import type { Screen } from '../../../screen.ts';

export const termsLinks: Screen = {
  id: 'terms-links',
  title: 'Terms links',
  area: 'auth',
  routes: [],
  audience: 'visitor',
  source: ['member §2'],
  states: ['dater', 'host-terms-variant'],
};
