import { describe, expect, it } from 'vitest';
import { pageIn, pageQuery } from './page-in-address.ts';

describe('the page in an address', () => {
  it.each([
    ['', 1],
    ['page=3', 3],
    ['page=120', 120],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=2.5', 1],
    ['page=two', 1],
    ['page=1e9', 1],
  ])('of %j is %i', (address, page) => {
    expect(pageIn(new URLSearchParams(address))).toBe(page);
  });

  it.each([
    [1, {}],
    [4, { page: '4' }],
  ])('%i is written as %o', (page, query) => {
    expect(pageQuery(page)).toEqual(query);
  });
});
