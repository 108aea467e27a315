const DAY_MS = 24 * 60 * 60 * 1000;

const STYLES = {
  numbers: { day: 'numeric', month: 'numeric', year: 'numeric' },
  weekday: { weekday: 'long' },
  date: { day: 'numeric', month: 'long' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

type Style = keyof typeof STYLES;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached: a conversation has thousands of messages, and creating a formatter takes far longer than using it. */
function formatterOf(style: Style, timeZone: string): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', { ...STYLES[style], timeZone });
  formatters.set(key, made);
  return made;
}

function partsOf(style: Style, at: Date, timeZone: string) {
  const parts = formatterOf(style, timeZone).formatToParts(at);
  return (wanted: Intl.DateTimeFormatPartTypes) =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
}

/** The calendar day of a moment in a time zone, counted in days. Two moments of one day have one number. */
export function dayNumber(at: Date, timeZone: string): number {
  const part = partsOf('numbers', at, timeZone);
  return Date.UTC(Number(part('year')), Number(part('month')) - 1, Number(part('day'))) / DAY_MS;
}

/** The year of a moment in a time zone. */
export const yearOf = (at: Date, timeZone: string): string =>
  partsOf('numbers', at, timeZone)('year');

/** The weekday of a week ago is the name of today, so that such a day is a date. */
export const NAMED_DAYS = 6;

/**
 * The day of a message: 'Today', 'Yesterday', the weekday until six days ago, else '2 December', with the
 * year if it is another one.
 *
 * @param timeZone of the viewer, such as 'America/New_York'
 */
export function messageDay(at: Date, now: Date, timeZone: string): string {
  const daysAgo = dayNumber(now, timeZone) - dayNumber(at, timeZone);
  // A device whose clock is slow receives messages of its tomorrow.
  if (daysAgo <= 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  if (daysAgo <= NAMED_DAYS) return formatterOf('weekday', timeZone).format(at);
  const part = partsOf('date', at, timeZone);
  const date = `${part('day')} ${part('month')}`;
  const year = yearOf(at, timeZone);
  return year === yearOf(now, timeZone) ? date : `${date} ${year}`;
}

/** The day of a match within a sentence: 'You matched yesterday', 'You matched on Monday'. */
export function matchedOn(at: Date, now: Date, timeZone: string): string {
  const day = messageDay(at, now, timeZone);
  const isRelative = day === 'Today' || day === 'Yesterday';
  return `You matched ${isRelative ? day.toLowerCase() : `on ${day}`}`;
}
