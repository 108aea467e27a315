import { eventMessages } from './messages.ts';

const STYLES = {
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  longDay: { weekday: 'long', day: 'numeric', month: 'long' },
  time: { hour: 'numeric', minute: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

type Style = keyof typeof STYLES;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached: a page of events formats many dates, and creating a formatter takes far longer than using it. */
function formatterOf(style: Style, timeZone: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', { ...STYLES[style], timeZone });
  formatters.set(key, made);
  return made;
}

function dayOf(style: Style, start: Date, timeZone: string): string {
  const parts = formatterOf(style, timeZone).formatToParts(start);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return `${part('weekday')} ${part('day')} ${part('month')}`;
}

/** The day of an event, in the time zone of its place: 'Thu 10 Dec'. */
export function eventDay(start: Date, timeZone: string): string {
  return dayOf('day', start, timeZone);
}

/** The same in full words: 'Thursday 10 December'. */
export function eventLongDay(start: Date, timeZone: string): string {
  return dayOf('longDay', start, timeZone);
}

/** The start of an event, in the time zone of its place: '7:30 PM'. */
export function eventTime(start: Date, timeZone: string): string {
  // Intl puts a narrow no-break space between the time and AM or PM.
  return formatterOf('time', timeZone).format(start).replace('\u202F', ' ');
}

/** The time line of the event page: '7:30 PM to late'. Source: events §2, decision A-20. */
export function eventTimeLine(start: Date, timeZone: string): string {
  return eventMessages.toLate(eventTime(start, timeZone));
}

/**
 * The day and time of an event, in the time zone of its place: 'Thu 10 Dec, 7:30 PM'.
 *
 * @param timeZone such as 'America/New_York'
 */
export function eventDateLine(start: Date, timeZone: string): string {
  return `${eventDay(start, timeZone)}, ${eventTime(start, timeZone)}`;
}
