const SECOND_MS = 1000;

/** Whole seconds until a moment; 0 once it has passed. */
export function secondsLeft(until: Date, now: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - now.getTime()) / SECOND_MS));
}

/** Milliseconds until {@link secondsLeft} returns another number; null if it will not. */
export function secondsChangeIn(until: Date, now: Date): number | null {
  const ms = until.getTime() - now.getTime();
  if (ms <= 0) return null;
  return ms % SECOND_MS || SECOND_MS;
}
