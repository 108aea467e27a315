import type { User } from '@perigee/api';
import { acceptedDater, soldOutEvent } from '@perigee/api/fixtures';
import { loading, ready } from '@perigee/ui';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createTestServices, wrapperWith } from '../../services/test-services.tsx';
import { useMarkSeen } from './use-mark-seen.ts';

const fetched = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetched);
});

/** Shows the event to a user, loading first. Gives the paths that were called. */
async function show(user: Pick<User, 'completedOnboarding'> | null) {
  const services = createTestServices();
  const { rerender } = renderHook(({ event }) => useMarkSeen(event, user), {
    wrapper: wrapperWith(services),
    initialProps: { event: loading as Parameters<typeof useMarkSeen>[0] },
  });
  rerender({ event: ready(soldOutEvent) });
  rerender({ event: ready({ ...soldOutEvent, title: 'After a refetch' }) });
  await waitFor(() => expect(services.queryClient.isMutating()).toBe(0));
  return fetched.mock.calls.map(([url]) => new URL(url).pathname);
}

it('tells the server once that a member sees the event', async () => {
  expect(await show(acceptedDater)).toEqual([`/events/${soldOutEvent.id}/seen`]);
});

it.each([
  ['a visitor', null],
  ['a user who has not finished onboarding', { ...acceptedDater, completedOnboarding: false }],
])('tells nothing of %s', async (_who, user) => {
  expect(await show(user)).toEqual([]);
});
