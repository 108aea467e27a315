import { describe, expect, it } from 'vitest';
import { usesOf } from './contract-page.ts';

describe('usesOf', () => {
  it.each([
    ['the function', 'await listCats()', true],
    ['the hook', 'const cats = useListCats();', true],
    ['its options', 'getListCatsQueryOptions()', true],
    ['another function', 'await listCatsOfHost()', false],
    ['another hook', 'useListCatsOfHost()', false],
  ])('recognizes %s', (_what, text, isUsed) => {
    expect(usesOf('listCats', new Map([['app/cats.ts', text]]))).toEqual(
      isUsed ? ['app/cats.ts'] : [],
    );
  });
});
