import { setTimeout as wait } from 'node:timers/promises';

export interface HealthLimits {
  /** The time between two requests. */
  everyMs: number;
  /** The longest time that a server may not answer. */
  limitMs: number;
}

/** Waits as long as a server is healthy: resolves when it has given no successful answer for the limit. */
export async function untilSilent(url: string, { everyMs, limitMs }: HealthLimits): Promise<void> {
  let answeredAt = performance.now();
  const left = () => Math.max(Math.ceil(answeredAt + limitMs - performance.now()), 1);
  while (performance.now() < answeredAt + limitMs) {
    const isWell = await fetch(url, { signal: AbortSignal.timeout(left()) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isWell) answeredAt = performance.now();
    await wait(everyMs, undefined, { ref: false });
  }
}
