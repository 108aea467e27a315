import { attending, countdownChangesIn } from '@perigee/domain/tickets';

/**
 * Milliseconds until a card changes, apart from the seconds of its countdown; null once the event is over.
 */
export function nextCardChange(event: Parameters<typeof attending>[0], now: Date): number | null {
  const state = attending(event, now);
  if (state === 'past' || state === 'cancelled') return null;
  if (state === 'far') return countdownChangesIn(event.startTime, now);
  const next = state === 'soon' ? event.startTime : event.endTime;
  return next.getTime() - now.getTime();
}
