import type { Screen } from '../../../screen.ts';

export const notFoundPage: Screen = {
  id: 'not-found-page',
  title: 'There is nothing here',
  area: 'shell',
  routes: ['*'],
  audience: 'anyone',
  source: ['decision A-48'],
  states: ['default'],
};
