import { MutationObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../cache/query-client.ts';
import { waitlistedDater } from '../fixtures/index.ts';
import { checkResponses } from './check-responses.ts';

const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  warn.mockReset();
  warn.mockReturnValue(undefined);
});

/** A page in development, and the ways in which responses arrive. */
function page() {
  const queryClient = createQueryClient();
  checkResponses(queryClient);
  return {
    query: (queryKey: string[], response: unknown) =>
      queryClient.fetchQuery({ queryKey, queryFn: () => response }),
    mutation: (name: string, response: unknown) =>
      new MutationObserver(queryClient, {
        mutationKey: [name],
        mutationFn: async () => response,
      }).mutate(),
  };
}

/** The operations that were warned of. */
const warnings = () => warn.mock.calls.map(([text]) => String(text));
const WARNING = 'The response to getUser differs from the spec';

describe('checkResponses', () => {
  it('warns once of an operation, with its name and the differences', async () => {
    const { query } = page();
    await query(['getUser', '1'], { id: 'x' });
    await query(['getUser', '2'], { id: 'x' });
    expect(warnings()).toEqual([WARNING]);
    expect(warn.mock.calls[0]?.[1]).toContainEqual(expect.stringMatching(/^id: /));
  });

  it('checks the responses of mutations', async () => {
    await page().mutation('queueMatch', {});
    expect(warnings()).toEqual(['The response to queueMatch differs from the spec']);
  });

  it('checks the responses that arrived before it was loaded', () => {
    const queryClient = createQueryClient();
    queryClient.setQueryData(['getUser', '1'], {});
    checkResponses(queryClient);
    expect(warnings()).toEqual([WARNING]);
  });

  it('accepts a response of the spec, with more fields than it has', async () => {
    await page().query(['getCurrentUser'], { ...waitlistedDater, nickname: 'Mari' });
    expect(warnings()).toEqual([]);
  });

  it.each([
    ['without content', 'unmatch', { anything: true }],
    ['of no operation', 'composeNothing', {}],
  ])('does not check a response %s', async (_what, name, response) => {
    await page().mutation(name, response);
    expect(warnings()).toEqual([]);
  });
});
