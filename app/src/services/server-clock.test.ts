import type { TimedReply } from '@perigee/api';
import { describe, expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

const NOW = Date.parse('2026-12-10T20:18:48Z');
const device = { now: () => new Date(NOW) };

/** A reply to a request at `sentAt`, which came `tookMs` later, dated `date` by the server. */
const reply = (date: number, sentAt = NOW, tookMs = 100): TimedReply => [
  dated(new Date(date).toUTCString()),
  sentAt,
  sentAt + tookMs,
];

const dated = (date: string) => new Response(null, { headers: { date } });

const aheadAfter = (...replies: (TimedReply | undefined)[]) => {
  let last: TimedReply | undefined;
  const clock = createServerClock(device, () => last);
  let ahead = 0;
  for (const one of replies) {
    last = one;
    ahead = clock.now().getTime() - NOW;
  }
  return ahead;
};

const MINUTE = 60_000;
const past = new Date(NOW - 5 * MINUTE).toUTCString();

describe('the clock of the server', () => {
  it.each<[string, TimedReply | undefined, number]>([
    ['is the one of the device before the first reply', undefined, 0],
    ['is the one of the device where no date can be read', [new Response(), NOW, NOW], 0],
    ['is the one of the device where the date is none', [dated('today'), NOW, NOW], 0],
    ['is the one of a device that agrees', reply(NOW), 0],
    ['is the one of a device that is less than a second ahead', reply(NOW, NOW + 700), 0],
    ['is ahead of a slow device', reply(NOW + 5 * MINUTE), 5 * MINUTE - 100],
    ['is behind a fast device', reply(NOW - 5 * MINUTE), -5 * MINUTE + 1000],
    ['is not behind if the time of the request is unknown', [dated(past), 0, NOW], 0],
  ])('%s', (_rule, last, ahead) => {
    expect(aheadAfter(last)).toBe(ahead);
  });

  it('comes nearer with each reply, and does not go back with one that says less', () => {
    const slow = 5 * MINUTE;
    const first = reply(NOW + slow, NOW, 3000);
    const second = reply(NOW + slow, NOW, 50);
    expect(aheadAfter(first)).toBe(slow - 3000);
    expect(aheadAfter(first, second)).toBe(slow - 50);
    expect(aheadAfter(first, second, first)).toBe(slow - 50);
  });

  it('follows a device whose clock was set', () => {
    expect(aheadAfter(reply(NOW + 5 * MINUTE), reply(NOW))).toBe(1000);
  });
});
