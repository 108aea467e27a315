const SECOND_MS = 1000;
const MINUTE_S = 60;

/** Whole seconds for which a sign-in link is still good; 0 when it no longer is. Source: member §4. */
export function linkSecondsLeft(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / SECOND_MS));
}

/** Milliseconds until {@link linkSecondsLeft} gives another number; null when it will not. */
export function linkSecondsChangeIn(expiresAt: Date, now: Date): number | null {
  const ms = expiresAt.getTime() - now.getTime();
  if (ms <= 0) return null;
  return ms % SECOND_MS || SECOND_MS;
}

/** As a clock shows it: 240 seconds are '4:00'. */
export function minutesAndSeconds(seconds: number): string {
  const rest = String(seconds % MINUTE_S).padStart(2, '0');
  return `${Math.floor(seconds / MINUTE_S)}:${rest}`;
}

const SAID_AT_S: ReadonlySet<number> = new Set([120, 60, 30, 10]);

/** What is said aloud of the time left, at a few moments only; empty at all others. Ours. */
export function linkTimeAnnouncement(seconds: number): string {
  return SAID_AT_S.has(seconds) ? `${minutesAndSeconds(seconds)} left` : '';
}
