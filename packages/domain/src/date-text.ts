/**
 * Dates and times as people read them. The linter refuses a formatter elsewhere, so that there is one way to write
 * each: 'Fri 18 Dec, 7:00 PM'.
 *
 * A day that is near has its weekday and no year: of an event, a like or a signup. A day of any year has the year and
 * no weekday: in subscriptions and in the records of admins.
 *
 * All functions take the time zone whose clocks count, such as 'America/New_York', by default that of the device.
 */

const STYLES = {
  date: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
  words: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

type Style = keyof typeof STYLES;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached: a page formats many dates, and creating a formatter takes far longer than using it. */
function formatterOf(style: Style, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', { ...STYLES[style], timeZone });
  formatters.set(key, made);
  return made;
}

/** The named parts of a date, in their order, with spaces between them. */
function partsOf(
  style: Style,
  at: Date,
  timeZone: string | undefined,
  wanted: readonly Intl.DateTimeFormatPartTypes[],
): string {
  const parts = formatterOf(style, timeZone).formatToParts(at);
  return wanted.map((name) => parts.find(({ type }) => type === name)?.value).join(' ');
}

/** 'Fri 18 Dec'. */
export const dateText = (at: Date, timeZone?: string): string =>
  partsOf('date', at, timeZone, ['weekday', 'day', 'month']);

/** '18 Dec 2026'. */
export const dateYearText = (at: Date, timeZone?: string): string =>
  partsOf('date', at, timeZone, ['day', 'month', 'year']);

/** '7:00 PM'. */
export const timeText = (at: Date, timeZone?: string): string =>
  // Intl puts a narrow no-break space between the time and AM or PM.
  formatterOf('time', timeZone).format(at).replace('\u202F', ' ');

/** 'Fri 18 Dec, 7:00 PM'. */
export const dateTimeText = (at: Date, timeZone?: string): string =>
  `${dateText(at, timeZone)}, ${timeText(at, timeZone)}`;

/** 'Friday', for a day of the last week. */
export const weekdayText = (at: Date, timeZone?: string): string =>
  partsOf('words', at, timeZone, ['weekday']);

/**
 * 'Friday 18 December 2026': in the field of a day, and for screen readers, which read short names letter by
 * letter or as other words.
 */
export const fullDateText = (at: Date, timeZone?: string): string =>
  partsOf('words', at, timeZone, ['weekday', 'day', 'month', 'year']);
