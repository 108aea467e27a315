import type { Screen } from '../../../screen.ts';

export const pageLoadError: Screen = {
  id: 'page-load-error',
  title: 'A page that could not be downloaded',
  area: 'shell',
  routes: [],
  audience: 'anyone',
  source: ['decision P-461'],
  states: ['offline', 'failed'],
};
