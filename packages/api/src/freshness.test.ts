import { describe, expect, it } from 'vitest';
import { getGetUserProfileQueryOptions, getGetUserQueryOptions } from './index.ts';

const HALF_AN_HOUR = 30 * 60 * 1000;

describe('a public profile', () => {
  it('stays fresh and cached for half an hour, also while no component shows it', () => {
    expect(getGetUserProfileQueryOptions('idris')).toMatchObject({
      staleTime: HALF_AN_HOUR,
      gcTime: HALF_AN_HOUR,
    });
  });

  it('stays fresh for as long as the caller says', () => {
    const options = getGetUserProfileQueryOptions('idris', { query: { staleTime: 0 } });
    expect(options.staleTime).toBe(0);
  });

  it('is the only query that stays fresh so long', () => {
    expect(getGetUserQueryOptions('idris').staleTime).toBeUndefined();
  });
});
