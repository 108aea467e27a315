import { timeText } from '../date-text.ts';
import { limits } from '../limits.ts';
import { ticketMessages } from './messages.ts';

/** The time left until an event. */
export interface TicketCountdown {
  /** Only 'ticking' is shown as a countdown on the dashboard, which otherwise shows the date. */
  kind: 'days' | 'ticking' | 'started';
  text: string;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const twoDigits = (count: number) => String(count).padStart(2, '0');

function ticking(leftMs: number): string {
  const seconds = Math.floor(leftMs / SECOND_MS);
  const rest = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  const parts = leftMs >= limits.countdownHoursFromMs ? [hours, ...rest] : rest;
  return parts.map(twoDigits).join(':');
}

/**
 * The countdown to an event: days from 24 hours on, hours, minutes and seconds from one hour on,
 * minutes and seconds below, and the time once it has started. Source: events §2, §9.
 *
 * @param timeZone of the event, for the time at which it started
 */
export function ticketCountdown(startTime: Date, now: Date, timeZone: string): TicketCountdown {
  const leftMs = startTime.getTime() - now.getTime();
  if (leftMs <= 0) {
    return { kind: 'started', text: `Started at: ${timeText(startTime, timeZone)}` };
  }
  if (leftMs < limits.countdownDaysFromMs) return { kind: 'ticking', text: ticking(leftMs) };
  const days = Math.floor(leftMs / limits.countdownDaysFromMs);
  return { kind: 'days', text: days === 1 ? '1 day' : `${days} days` };
}

/** Milliseconds until the text of the countdown changes; null once the event has started. */
export function countdownChangesIn(startTime: Date, now: Date): number | null {
  const leftMs = startTime.getTime() - now.getTime();
  if (leftMs <= 0) return null;
  const unit = leftMs < limits.countdownDaysFromMs ? SECOND_MS : limits.countdownDaysFromMs;
  return Math.min((leftMs % unit) + 1, leftMs);
}

/**
 * The announcement of a countdown for screen readers, for some seconds from each of a few moments on:
 * announcing every second would be unbearable. '' in between.
 */
export function countdownAnnouncement(startTime: Date, now: Date): string {
  const leftMs = startTime.getTime() - now.getTime();
  const { minutes, forMs } = limits.countdownAnnouncements;
  const mark = minutes.find((minute) => {
    const past = minute * MINUTE_MS - leftMs;
    return past >= 0 && past < forMs;
  });
  return mark === undefined ? '' : ticketMessages.startsInMinutes(mark);
}
