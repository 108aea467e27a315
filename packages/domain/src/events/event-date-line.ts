const format = (moment: Date, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(moment);

/**
 * The day by the clocks of the event's own place: 'Thu 10 Dec'.
 *
 * @param timeZone such as 'America/New_York'
 */
export function eventDay(moment: Date, timeZone: string): string {
  const weekday = format(moment, timeZone, { weekday: 'short' });
  const day = format(moment, timeZone, { day: 'numeric' });
  const month = format(moment, timeZone, { month: 'short' });
  return `${weekday} ${day} ${month}`;
}

/** The time by the clocks of the event's own place: '7:30 PM'. */
export function eventTime(moment: Date, timeZone: string): string {
  // Between time and AM or PM, Intl puts a space of its own kind.
  return format(moment, timeZone, { hour: 'numeric', minute: '2-digit' }).replace('\u202F', ' ');
}

/** When an event starts, by the clocks of its own place: 'Thu 10 Dec, 7:30 PM'. */
export function eventDateLine(start: Date, timeZone: string): string {
  return `${eventDay(start, timeZone)}, ${eventTime(start, timeZone)}`;
}
