import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { publicProfileHref } from '../hrefs.ts';
import { publicProfilePattern } from '../paths.ts';
import { slugOfHandle } from './handle.ts';

it.each([
  ['idris', '/@idris'],
  ['1021', '/@1021'],
  ['a/b?c', '/@a%2Fb%3Fc'],
])('the profile of %s is at %s, and the path matches it', (slug, path) => {
  expect(publicProfileHref(slug)).toBe(path);
  const [match] = matchRoutes([{ path: publicProfilePattern }], path) ?? [];
  expect(slugOfHandle(match?.params['handle'] ?? '')).toBe(slug);
});

it.each(['idris', '@', ''])('%j is not a handle', (handle) => {
  expect(slugOfHandle(handle)).toBeNull();
});
