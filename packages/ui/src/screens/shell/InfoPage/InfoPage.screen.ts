import type { Screen } from '../../../screen.ts';

export const infoPage: Screen = {
  id: 'info-page',
  title: 'Information',
  area: 'shell',
  routes: [
    '/careers',
    '/live-support',
    '/terms-and-conditions',
    '/terms-of-use',
    '/privacy-policy',
    '/ios-app',
  ],
  audience: 'anyone',
  source: ['member §2'],
  states: ['default', 'missing', 'elsewhere', 'careers', 'long-text'],
};

export const metaTouchPage: Screen = {
  id: 'meta-touch-page',
  title: 'Meta Touch',
  area: 'shell',
  routes: ['/meta-touch'],
  audience: 'member',
  source: ['member §2'],
  states: ['default', 'meta-touch'],
};
