import { timeText } from '../date-text.ts';
import { messageDay } from './message-day.ts';

/**
 * The time of a message in a list: '6:40 PM' today, else its day: 'Yesterday', 'Monday', 'Wed 2 Dec'.
 *
 * @param timeZone of the viewer, such as 'Europe/Lisbon'
 */
export function messageTime(sentAt: Date, now: Date, timeZone: string): string {
  const day = messageDay(sentAt, now, timeZone);
  return day === 'Today' ? timeText(sentAt, timeZone) : day;
}
