import type { Screen } from '../../../screen.ts';

export const selectInput: Screen = {
  id: 'select-input',
  title: 'Select One',
  area: 'shell',
  routes: [],
  audience: 'anyone',
  source: ['member §5', 'member §8'],
  states: ['default', 'chosen', 'native-validation-message', 'no-options'],
};
