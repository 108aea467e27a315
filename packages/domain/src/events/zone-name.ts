/**
 * A time zone in the words of its users, and its name in the database: 'Eastern Time, America/Toronto'.
 *
 * @param moment the zone may have another name in summer
 */
export function zoneName(timeZone: string, moment: Date): string {
  const part = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName');
  return part === undefined ? timeZone : `${part.value}, ${timeZone}`;
}
