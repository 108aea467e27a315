import { upcomingEvent } from '@perigee/api/fixtures';
import { streamingServerMessages } from '@perigee/domain/tickets';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestServices, openRoutes } from '../../services/test-services.tsx';
import { eventHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import { Component } from './video-chat.tsx';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const { slug } = upcomingEvent;
const MINUTE_MS = 60_000;
const start = Date.parse(upcomingEvent.startTime);
const opening = start - 10 * MINUTE_MS;

/** A browser without devices. */
const getUserMedia = vi.fn<MediaDevices['getUserMedia']>(() =>
  Promise.reject(new DOMException('', 'NotFoundError')),
);

/** The countdown is seen until it is told otherwise. */
class NoObserver {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', NoObserver);
  vi.stubGlobal('navigator', {
    userAgent: CHROME,
    maxTouchPoints: 0,
    onLine: true,
    mediaDevices: {
      getUserMedia,
      enumerateDevices: async () => [],
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/**
 * Opens a room at a time, with an API that has the event and no match, and that answers the token's call so.
 *
 * @param at the time of the API; the device's clock is behind it by `behindMs`
 */
async function open(
  room: string,
  at: number,
  {
    event = upcomingEvent,
    token = () => Response.json({ token: 'token' }),
    behindMs = 0,
  }: { event?: typeof upcomingEvent; token?: () => Response; behindMs?: number } = {},
) {
  vi.setSystemTime(at - behindMs);
  const rooms: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const { pathname } = new URL(url);
    if (pathname === '/users/streaming/token') {
      rooms.push((JSON.parse(body as string) as { room: unknown }).room);
      return token();
    }
    const date = new Date(Date.now() + behindMs).toUTCString();
    const reply = pathname === '/for-you' ? { matches: [] } : { event };
    return Response.json(reply, { headers: { date } });
  });
  const routes = [{ path: paths.videoChat, element: <Component /> }];
  openRoutes(createTestServices(), routes, `/videochat/${room}`);
  await wait(0);
  return { rooms };
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

it('opens the room of an event by itself, ten minutes before the start', async () => {
  const { rooms } = await open(slug, opening - 2000);
  expect(title()).toBe('The room is not open yet');
  await wait(1999);
  expect(title()).toBe('The room is not open yet');
  await wait(1);
  expect(title()).toBe(upcomingEvent.title);
  expect(screen.getByRole('link', { name: 'Back to the event' }).getAttribute('href')).toBe(
    eventHref(slug),
  );
  expect(rooms).toEqual([]);
});

it('counts down to it by the server’s clock, on a device that is days behind', async () => {
  await open(slug, opening - 2000, { behindMs: 9 * 24 * 60 * MINUTE_MS });
  expect(screen.getByRole('timer').textContent).toBe('10:02');
  await wait(1001);
  expect(screen.getByRole('timer').textContent).toBe('10:00');
  await wait(998);
  expect(title()).toBe('The room is not open yet');
  await wait(1);
  expect(title()).toBe(upcomingEvent.title);
});

it('opens the room on a device that slept through its opening', async () => {
  await open(slug, opening - MINUTE_MS);
  vi.setSystemTime(opening + MINUTE_MS);
  dispatchEvent(new Event('focus'));
  await wait(0);
  expect(title()).toBe(upcomingEvent.title);
});

it('waits for a room that opens in months', async () => {
  const { rooms } = await open(slug, opening - 60 * 24 * 60 * MINUTE_MS);
  expect(vi.getTimerCount()).toBeLessThan(10);
  await wait(60 * 24 * 60 * MINUTE_MS);
  expect(title()).toBe(upcomingEvent.title);
  expect(rooms).toEqual([]);
});

it.each([
  ['is over', Date.parse(upcomingEvent.endTime), upcomingEvent, 'This event is over'],
  ['was cancelled', start, { ...upcomingEvent, status: 'archived' }, 'This event was cancelled'],
] as const)('keeps the room of an event closed that %s', async (_what, at, event, expected) => {
  await open(slug, at, { event });
  expect(title()).toBe(expected);
});

it("shows the server's reason in the room of a match that the user does not have", async () => {
  const { roomNotFound: message } = streamingServerMessages;
  const { rooms } = await open('match-7', start, {
    token: () => Response.json({ message }, { status: 404 }),
  });
  // First the matches arrive, then the refusal.
  await wait(100);
  expect(title()).toBe('The room stays closed');
  expect(screen.getByText(message)).toBeTruthy();
  expect(rooms).toEqual(['match-7']);
});

it('says that the browser found no device, and looks again', async () => {
  await open(slug, start);
  expect(screen.getByText('No camera and no microphone found')).toBeTruthy();
  const asked = getUserMedia.mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Look again' }));
  await wait(0);
  expect(getUserMedia.mock.calls.length).toBeGreaterThan(asked);
});
