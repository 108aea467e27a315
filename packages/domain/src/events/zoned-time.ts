/** How far the clocks of a zone are ahead of UTC at a moment. Milliseconds. */
export function zoneOffsetMs(timeZone: string, moment: Date): number {
  const text = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).format(
    moment,
  );
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? [];
  const ms = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60 * 1000;
  return sign === '-' ? -ms : ms;
}

/** What the clocks of a zone show at a moment, written as if they were those of UTC. */
export function wallTime(moment: Date, timeZone: string): Date {
  return new Date(moment.getTime() + zoneOffsetMs(timeZone, moment));
}

/** The moment at which the clocks of a zone show `wall`; the other way round than {@link wallTime}. */
export function momentOf(wall: Date, timeZone: string): Date {
  const near = new Date(wall.getTime() - zoneOffsetMs(timeZone, wall));
  // The zone may change its clocks between the two, so that the offset is taken where it counts.
  return new Date(wall.getTime() - zoneOffsetMs(timeZone, near));
}
