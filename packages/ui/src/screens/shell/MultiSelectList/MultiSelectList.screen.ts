import type { Screen } from '../../../screen.ts';

export const multiSelectList: Screen = {
  id: 'multi-select-list',
  title: 'List of options',
  area: 'shell',
  routes: [],
  audience: 'anyone',
  source: ['member §8', 'member §9'],
  states: ['wide-350px', 'narrow-50vh', 'selected', 'no-options'],
};
