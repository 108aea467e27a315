/**
 * When an event starts, by the clocks of its own place: 'Thu 10 Dec, 7:30 PM'.
 *
 * @param timeZone such as 'America/New_York'
 */
export function eventDateLine(start: Date, timeZone: string): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(start);
  const weekday = format({ weekday: 'short' });
  const day = format({ day: 'numeric' });
  const month = format({ month: 'short' });
  // Between time and AM or PM, Intl puts a space of its own kind.
  const time = format({ hour: 'numeric', minute: '2-digit' }).replace('\u202F', ' ');
  return `${weekday} ${day} ${month}, ${time}`;
}
