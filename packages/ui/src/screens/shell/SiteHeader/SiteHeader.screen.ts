import type { Screen } from '../../../screen.ts';

export const siteHeader: Screen = {
  id: 'site-header',
  title: 'Header',
  area: 'shell',
  routes: [],
  audience: 'anyone',
  source: ['member §1', 'member §2'],
  states: [
    'transparent-at-top',
    'solid-after-120px-scroll',
    'logged-in-wide',
    'logged-in-wide-waitlist-mode',
    'logged-in-placeholder-picture',
    'logged-out-wide',
    'logged-out-small',
    'logged-in-small',
  ],
};
