import { timedReply, type TimedReply } from '@perigee/api';
import type { Clock } from './clock.ts';

/** The `Date` of a reply has whole seconds. */
const PRECISION_MS = 1000;

/**
 * The device's clock, corrected by the date of the last reply. A reply only says between which times the server's
 * clock is, so a device that agrees with it is left alone, and another one is corrected by as little as that needs.
 * Without a date that the page may read, it is the device's clock.
 *
 * @param lastReply undefined before the first reply
 */
export function createServerClock(
  device: Clock,
  lastReply: () => TimedReply | undefined = timedReply,
): Clock {
  let aheadMs = 0;
  return {
    now: () => {
      const [reply, sentAt = 0, receivedAt = 0] = lastReply() ?? [];
      const dated = Date.parse(reply?.headers.get('date') ?? '');
      if (!Number.isNaN(dated)) {
        // The server dated the reply after the request was sent, and before the reply came.
        aheadMs = Math.max(aheadMs, dated - receivedAt);
        aheadMs = Math.min(aheadMs, dated + PRECISION_MS - sentAt);
      }
      return new Date(device.now().getTime() + aheadMs);
    },
  };
}
