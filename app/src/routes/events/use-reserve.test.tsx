import { acceptedDater, soldOutEvent } from '@perigee/api/fixtures';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../services/memory-storage.ts';
import { ServicesContext } from '../../services/services-context.ts';
import { createServices } from '../../services/services.ts';
import { eventQuery } from './use-event.ts';
import { useReserve } from './use-reserve.ts';

const SOLD_OUT = 'This event is sold out';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('refetches the event after another user took the last place', async () => {
  const reads: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (method === 'POST') return Response.json({ message: SOLD_OUT }, { status: 409 });
    reads.push(new URL(url).pathname);
    return Response.json({ event: soldOutEvent });
  });
  const services = createServices({
    apiUrl: 'http://api.test',
    storage: createMemoryStorage(),
  });
  const { slug } = soldOutEvent;
  const wrapper = ({ children }: PropsWithChildren) => (
    <MemoryRouter>
      <ServicesContext value={services}>
        <QueryClientProvider client={services.queryClient}>{children}</QueryClientProvider>
      </ServicesContext>
    </MemoryRouter>
  );
  const { result } = renderHook(
    () => ({ query: useQuery(eventQuery(slug, acceptedDater)), reserve: useReserve() }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.query.isSuccess).toBe(true));
  expect(reads).toHaveLength(1);
  await expect(result.current.reserve(soldOutEvent.id)).rejects.toThrow(SOLD_OUT);
  await waitFor(() => expect(reads).toHaveLength(2));
  expect(new Set(reads)).toEqual(new Set([`/events/${slug}`]));
});
