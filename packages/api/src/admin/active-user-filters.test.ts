import { describe, expect, it } from 'vitest';
import { getListActiveUsersUrl } from '../generated/client/index.ts';
import { activeUserFilters } from './active-user-filters.ts';

describe('activeUserFilters', () => {
  it.each([
    [{}, undefined],
    [{ about: {}, lookingFor: {} }, undefined],
    [{ about: { gender: '', minAge: undefined } }, undefined],
    [{ about: { minAge: 28, gender: 'M' } }, '{"about":{"gender":"M","minAge":28}}'],
    [{ about: { gender: 'M', religion: '' }, lookingFor: {} }, '{"about":{"gender":"M"}}'],
    [
      { about: { minAge: 28 }, lookingFor: { height: `5'7"` } },
      String.raw`{"about":{"minAge":28},"lookingFor":{"height":"5'7\""}}`,
    ],
  ])('of %o is %s', (filters, json) => {
    expect(activeUserFilters(filters as Parameters<typeof activeUserFilters>[0])).toBe(json);
  });

  it('survives the encoding in the URL unchanged', () => {
    const filters = { about: { minHeight: `5'7"`, religion: 'Spiritual & other +1' } };
    const json = activeUserFilters(filters);
    if (json === undefined) throw new Error('The filters came to nothing.');
    const url = new URL(getListActiveUsersUrl({ filters: json }), 'http://api.test');
    expect(JSON.parse(url.searchParams.get('filters') ?? '')).toEqual(filters);
  });
});
