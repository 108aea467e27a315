import type { Screen } from '../../../screen.ts';

export const eventSeriesChildren: Screen = {
  id: 'event-series-children',
  title: 'Evenings in this series',
  area: 'events',
  routes: [],
  audience: 'anyone',
  source: ['events §2', 'events §4'],
  states: ['several', 'chosen', 'none-upcoming-uses-last'],
};
