import type { AdminProfilesPage } from '@perigee/ui/admin';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../services/memory-storage.ts';
import { ServicesContext } from '../../services/services-context.ts';
import { createServices } from '../../services/services.ts';
import { Component } from './profiles.tsx';

const reviewed = vi.fn<(hasAny: boolean) => void>();
const failed = vi.fn<(error: unknown) => void>();

// Its carousel needs more of a browser than jsdom has.
vi.mock('@perigee/ui/admin', async (original) => ({
  ...(await original<object>()),
  AdminProfilesPage: ({ profiles, onReview }: ComponentProps<typeof AdminProfilesPage>) =>
    profiles.status === 'ready' && (
      <button onClick={() => void onReview().then(reviewed, failed)}>Review</button>
    ),
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a failed read after a review is a failure, not an empty deck', async () => {
  let isBusy = false;
  vi.stubGlobal('fetch', async (_url: string, { method }: RequestInit) => {
    if (method !== 'GET') isBusy = true;
    else if (isBusy) return Response.json({ message: 'Try again later' }, { status: 429 });
    return Response.json({ profiles: [] });
  });
  const services = createServices({ apiUrl: 'http://api.test', storage: createMemoryStorage() });
  render(
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
        <Component />
      </QueryClientProvider>
    </ServicesContext>,
  );
  fireEvent.click(await screen.findByText('Review'));
  await waitFor(() => expect(failed.mock.calls.length + reviewed.mock.calls.length).toBe(1));
  expect(failed).toHaveBeenCalledOnce();
});
