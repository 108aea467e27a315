import type { Screen } from '../../../screen.ts';

export const headerHamburgerMenu: Screen = {
  id: 'header-hamburger-menu',
  title: 'Menu of small screens',
  area: 'shell',
  routes: [],
  audience: 'anyone',
  source: ['member §2'],
  states: ['closed', 'open-body-scroll-locked', 'logged-out', 'logged-in'],
};
