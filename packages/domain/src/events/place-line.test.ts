import { expect, it } from 'vitest';
import { placeLine } from './place-line.ts';

it.each([
  ['214 Water Street', 'New York', '214 Water Street, New York'],
  ['218 Wythe Ave, Brooklyn', 'New York', '218 Wythe Ave, Brooklyn, New York'],
  ['12 Queen St W, Toronto', 'Toronto', '12 Queen St W, Toronto'],
  ['Toronto', 'Toronto', 'Toronto'],
  ['toronto ', 'Toronto', 'toronto'],
  ['1 Toronto Street', 'Toronto', '1 Toronto Street, Toronto'],
  ['12 Queen St W, Toronto, ON', 'Toronto', '12 Queen St W, Toronto, ON'],
  ['214 Water Street', null, '214 Water Street'],
  ['', 'Montreal', 'Montreal'],
  [null, null, ''],
])('%j in %j: %j', (address, city, expected) => {
  expect(placeLine(address, city)).toBe(expected);
});
