import { expect, it } from 'vitest';
import { profileSlug } from './profile-slug.ts';

it.each([
  ['noor', 7, 'noor'],
  [null, 7, '7'],
  ['', 7, '7'],
])('profileSlug of %j with the id %i is %j', (username, id, slug) => {
  expect(profileSlug({ username, id })).toBe(slug);
});
