import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takePreloadedResponse } from './preloaded-responses.ts';

const reply = Promise.resolve(Response.json({ id: 7 }));

function early(authorization: string | null): void {
  globalThis.preloadedResponses = { authorization, responses: { '/users/me': reply } };
}

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(2000);
});

afterEach(() => {
  globalThis.preloadedResponses = undefined;
  vi.restoreAllMocks();
});

describe('an early reply', () => {
  it('is returned to the request that it answers, once', () => {
    early('Bearer one');
    expect(takePreloadedResponse('/users/me', 'GET', 'Bearer one')).toBe(reply);
    expect(takePreloadedResponse('/users/me', 'GET', 'Bearer one')).toBeUndefined();
  });

  it('is not returned to other requests', () => {
    early(null);
    expect(takePreloadedResponse('/events/7', undefined, null)).toBeUndefined();
    expect(takePreloadedResponse('/users/me', 'PATCH', null)).toBeUndefined();
    expect(takePreloadedResponse('/users/me', undefined, null)).toBe(reply);
  });

  it.each([
    ['Bearer one', 'Bearer two'],
    ['Bearer one', null],
    [null, 'Bearer two'],
  ])('to %s is never returned to %s', (asked, asks) => {
    early(asked);
    expect(takePreloadedResponse('/users/me', 'GET', asks)).toBeUndefined();
    expect(takePreloadedResponse('/users/me', 'GET', asked)).toBeUndefined();
  });

  it('is stale ten seconds after the page was opened', () => {
    early(null);
    vi.spyOn(performance, 'now').mockReturnValue(10_000);
    expect(takePreloadedResponse('/users/me', 'GET', null)).toBeUndefined();
  });

  it('does not exist when the page sent no request', () => {
    expect(takePreloadedResponse('/users/me', 'GET', null)).toBeUndefined();
  });
});
