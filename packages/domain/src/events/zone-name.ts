function nameOf(style: 'long' | 'longGeneric', timeZone: string, moment: Date) {
  return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: style })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value;
}

/**
 * A time zone in the words of its users, and its name in the database: 'Eastern Time, America/Toronto'.
 *
 * @param moment the zone may have another name in summer
 */
export function zoneName(timeZone: string, moment: Date): string {
  const name = nameOf('longGeneric', timeZone, moment);
  return name === undefined ? timeZone : `${name}, ${timeZone}`;
}

/** What the clocks of a time zone show at a moment: 'Eastern Daylight Time' in summer. */
export const clockName = (timeZone: string, moment: Date): string =>
  nameOf('long', timeZone, moment) ?? timeZone;
