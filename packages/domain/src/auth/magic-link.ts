const MINUTE_S = 60;

/** Minutes and seconds as on a clock: 240 seconds are '4:00'. */
export function minutesAndSeconds(seconds: number): string {
  const rest = String(seconds % MINUTE_S).padStart(2, '0');
  return `${Math.floor(seconds / MINUTE_S)}:${rest}`;
}

const SAID_AT_S: ReadonlySet<number> = new Set([120, 60, 30, 10]);

/** The announcement of the time left for screen readers, at a few moments only; empty at all others. Ours. */
export function linkTimeAnnouncement(seconds: number): string {
  return SAID_AT_S.has(seconds) ? `${minutesAndSeconds(seconds)} left` : '';
}
