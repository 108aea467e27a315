import { expect, it } from 'vitest';
import { orientationLabel } from './orientation-label.ts';

it.each([
  ['straight', 'Straight'],
  ['open', 'Open to all'],
  ['lgbtq_plus', 'LGBTQ+'],
  ['bi_curious', 'Bi Curious'],
])('%s is %s', (name, expected) => {
  expect(orientationLabel(name)).toBe(expected);
});
