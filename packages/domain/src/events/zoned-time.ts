const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached: a conversation has thousands of messages, and creating a formatter takes far longer than using it. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  formatters.set(timeZone, made);
  return made;
}

/** The offset of a zone from UTC at a moment. Milliseconds. */
export function zoneOffsetMs(timeZone: string, moment: Date): number {
  const text = formatterOf(timeZone).format(moment);
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? [];
  const ms = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 * 1000;
  return sign === '-' ? -ms : ms;
}

/** The wall time of a zone at a moment, stored as if it were UTC. */
export function wallTime(moment: Date, timeZone: string): Date {
  return new Date(moment.getTime() + zoneOffsetMs(timeZone, moment));
}

/** The moment at which a zone has the wall time `wall`; the inverse of {@link wallTime}. */
export function momentOf(wall: Date, timeZone: string): Date {
  const near = new Date(wall.getTime() - zoneOffsetMs(timeZone, wall));
  // The zone may change its clocks between the two, so the offset is taken at the nearer moment.
  return new Date(wall.getTime() - zoneOffsetMs(timeZone, near));
}
