import { describe, expect, it } from 'vitest';
import { getGetUserProfileQueryOptions, getGetUserQueryOptions } from './index.ts';

const HALF_AN_HOUR = 30 * 60 * 1000;

describe('a public profile', () => {
  it('keeps for half an hour, also while nobody shows it', () => {
    expect(getGetUserProfileQueryOptions('idris')).toMatchObject({
      staleTime: HALF_AN_HOUR,
      gcTime: HALF_AN_HOUR,
    });
  });

  it('keeps for as long as somebody says who asks', () => {
    const options = getGetUserProfileQueryOptions('idris', { query: { staleTime: 0 } });
    expect(options.staleTime).toBe(0);
  });

  it('is the only one to keep so long', () => {
    expect(getGetUserQueryOptions('idris').staleTime).toBeUndefined();
  });
});
