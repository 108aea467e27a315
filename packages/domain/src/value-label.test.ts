import { expect, it } from 'vitest';
import { labelOf } from './value-label.ts';

it.each([
  ['created', 'Created'],
  ['postponed', 'Postponed'],
  ['moved_to_spring', 'Moved to spring'],
  ['sub-in-dispute', 'Sub in dispute'],
  ['', ''],
])('the label of %j is %j', (value, label) => {
  expect(labelOf({ created: 'Created' }, value)).toBe(label);
});
