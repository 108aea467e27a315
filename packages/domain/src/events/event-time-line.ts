import { timeText } from '../date-text.ts';
import { eventMessages } from './messages.ts';

/** The time line of the event page: '7:30 PM to late'. Source: events §2, decision A-20. */
export function eventTimeLine(start: Date, timeZone: string): string {
  return eventMessages.toLate(timeText(start, timeZone));
}
