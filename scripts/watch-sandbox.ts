import { setTimeout as wait } from 'node:timers/promises';

/** Limits in milliseconds. */
export interface WatchLimits {
  /** The limit of the first answer: the first start seeds the data, for minutes on a busy machine. */
  start: number;
  /** A busy sandbox may answer late: only a silence of this length counts as a failure. */
  silence: number;
  /** The time between two checks. */
  pause: number;
}

const LIMITS: WatchLimits = { start: 5 * 60_000, silence: 60_000, pause: 5000 };

/**
 * Resolves when the health check at `url` has given no successful answer for too long.
 *
 * @param limits those that differ from the usual ones
 */
export async function untilSilent(url: string, limits: Partial<WatchLimits> = {}): Promise<void> {
  const { start, silence, pause } = { ...LIMITS, ...limits };
  let deadline = performance.now() + start;
  while (performance.now() < deadline) {
    const signal = AbortSignal.timeout(silence);
    const response = await fetch(`${url}/healthz`, { signal }).catch(() => null);
    if (response?.ok === true) deadline = performance.now() + silence;
    await wait(pause);
  }
}
