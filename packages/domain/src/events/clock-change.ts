import { timeText } from '../date-text.ts';
import { eventFormMessages } from './event-form-messages.ts';
import { startOf, type EventFormValues } from './event-form-values.ts';
import { clockName } from './zone-name.ts';
import { wallTime } from './zoned-time.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Names the start of an event in a night in which the clocks of its zone turn, if they skip its time or show it
 * twice. Null for every other start. Source: events §5.
 */
export function clockChangeNote(
  { day, time }: Pick<EventFormValues, 'day' | 'time'>,
  timeZone: string,
): string | null {
  const start = startOf({ day, time }, timeZone);
  if (Number.isNaN(start.getTime())) return null;
  const wallOf = (moment: number) => wallTime(new Date(moment), timeZone).toISOString();
  const wall = wallOf(start.getTime());
  const isSkipped = wall.slice(11, 16) !== time;
  const isTwice = [-HOUR_MS, HOUR_MS].some((away) => wallOf(start.getTime() + away) === wall);
  if (!isSkipped && !isTwice) return null;
  const text = `${timeText(start, timeZone)} ${clockName(timeZone, start)}`;
  return eventFormMessages.clocksChange(text);
}
