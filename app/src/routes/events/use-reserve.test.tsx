import { acceptedDater, soldOutEvent } from '@perigee/api/fixtures';
import { useQuery } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createTestServices, wrapperWith } from '../../services/test-services.tsx';
import { eventQuery } from './use-event.ts';
import { useReserve } from './use-reserve.ts';

const SOLD_OUT = 'This event is sold out';

it('refetches the event after another user took the last place', async () => {
  const reads: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    if (method === 'POST') return Response.json({ message: SOLD_OUT }, { status: 409 });
    reads.push(new URL(url).pathname);
    return Response.json({ event: soldOutEvent });
  });
  const { slug } = soldOutEvent;
  const Services = wrapperWith(createTestServices());
  const wrapper = ({ children }: PropsWithChildren) => (
    <Services>
      <MemoryRouter>{children}</MemoryRouter>
    </Services>
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
