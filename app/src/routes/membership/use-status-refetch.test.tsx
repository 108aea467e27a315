import { getGetCurrentUserQueryKey, getGetMyApplicationStatusQueryKey } from '@perigee/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStatusRefetch } from './use-status-refetch.ts';

function render() {
  const queryClient = new QueryClient();
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => useStatusRefetch(), { wrapper });
  const times = ([name]: readonly string[]) =>
    invalidate.mock.calls.filter(([filters]) => filters?.queryKey?.[0] === name).length;
  return {
    start: () => act(() => result.current()),
    unmount,
    asked: () => times(getGetMyApplicationStatusQueryKey()),
    /** How often the user was refetched, whom no page observes. */
    askedForUser: () => times(getGetCurrentUserQueryKey()),
    invalidate,
  };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('refetches the status and then the user now, and at 1, 2.5 and 4 s', async () => {
  const { start, asked, askedForUser, invalidate } = render();
  await pass(5000);
  expect(asked()).toBe(0);
  start();
  for (const [ms, times] of [
    [0, 1],
    [999, 1],
    [1, 2],
    [1499, 2],
    [1, 3],
    [1499, 3],
    [1, 4],
    [10_000, 4],
  ] as const) {
    await pass(ms);
    expect(asked()).toBe(times);
    expect(askedForUser()).toBe(times);
  }
  expect(invalidate).toHaveBeenLastCalledWith({
    queryKey: getGetCurrentUserQueryKey(),
    refetchType: 'all',
  });
});

it('starts over when it is called again', async () => {
  const { start, asked } = render();
  start();
  await pass(500);
  start();
  await pass(10_000);
  expect(asked()).toBe(5);
});

it('stops when the page unmounts', async () => {
  const { start, unmount, asked } = render();
  start();
  await pass(1500);
  unmount();
  await pass(10_000);
  expect(asked()).toBe(2);
});
