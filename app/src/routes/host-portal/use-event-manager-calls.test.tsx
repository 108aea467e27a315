import { useGetEvent } from '@perigee/api';
import { managedEventReply } from '@perigee/api/fixtures';
import { renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createTestServices, wrapperWith } from '../../services/test-services.tsx';
import { useEventManagerCalls } from './use-event-manager-calls.ts';

const ID = String(managedEventReply.event.id);

/** The calls of the event manager, beside the query of the event. Gives the requests that were sent. */
async function open() {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const { pathname } = new URL(url);
    sent.push(`${method} ${pathname}`);
    return method === 'GET' ? Response.json(managedEventReply) : Response.json({ status: 'ok' });
  });
  const { result } = renderHook(
    () => ({ event: useGetEvent(ID), calls: useEventManagerCalls(ID) }),
    { wrapper: wrapperWith(createTestServices()) },
  );
  await waitFor(() => expect(result.current.event.isSuccess).toBe(true));
  sent.length = 0;
  return { calls: result.current.calls, sent };
}

const reads = (sent: readonly string[]) => sent.filter((request) => request.startsWith('GET'));

describe('the decisions about several applicants', () => {
  it('refetch the event once, after the last of them', async () => {
    const { calls, sent } = await open();
    await calls.asOneChange(async () => Promise.all([1101, 1102, 1103].map(calls.onAccept)));
    expect(sent).toEqual([
      `PUT /events/${ID}/signup/1101`,
      `PUT /events/${ID}/signup/1102`,
      `PUT /events/${ID}/signup/1103`,
      `GET /events/${ID}`,
    ]);
  });

  it('refetch the event also after some were refused', async () => {
    const { calls, sent } = await open();
    const refused = await calls.asOneChange(async () => {
      await calls.onDecline(1101);
      return ['Emil'];
    });
    expect(refused).toEqual(['Emil']);
    expect(reads(sent)).toEqual([`GET /events/${ID}`]);
  });
});

it('a free ticket refetches the event', async () => {
  const { calls, sent } = await open();
  await calls.onGiveTicket(1021);
  expect(reads(sent)).toEqual([`GET /events/${ID}`]);
});
