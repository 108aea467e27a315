import type { Clock } from '../clock.ts';
import { failure } from './failure.ts';

const PERIOD_MS = 10 * 60 * 1000;
/** How many readers are remembered, so that many clients cannot fill the memory. */
const MOST_READERS = 10_000;

/** What a reader asked for since `beganAt`. */
interface Reading {
  beganAt: number;
  names: Set<string>;
}

/** Who reads, and how many different names they may ask for in ten minutes. */
export interface Reader {
  key: string;
  most: number;
}

/**
 * Counts for each reader the different names that they ask for in ten minutes. The same name again
 * costs nothing: a page may be opened often, and people cannot be walked through.
 *
 * The counts are in memory: a read writes nothing.
 */
export function createReadLimit(
  clock: Clock,
  message: string,
): (reader: Reader, name: string) => void {
  const readings = new Map<string, Reading>();

  const readingOf = (key: string, now: number): Reading => {
    const known = readings.get(key);
    if (known !== undefined && now < known.beganAt + PERIOD_MS) return known;
    const reading = { beganAt: now, names: new Set<string>() };
    // Put at the end again, so that the first reader is the one that began longest ago.
    readings.delete(key);
    readings.set(key, reading);
    const [oldest] = readings.keys();
    if (readings.size > MOST_READERS && oldest !== undefined) readings.delete(oldest);
    return reading;
  };

  /** @throws 429 with Retry-After for a name more than the reader may ask for */
  return ({ key, most }, name) => {
    const now = clock().getTime();
    const { beganAt, names } = readingOf(key, now);
    const asked = name.toLowerCase();
    if (names.size >= most && !names.has(asked)) {
      const waitMs = beganAt + PERIOD_MS - now;
      throw failure(429, message, { 'retry-after': String(Math.max(Math.ceil(waitMs / 1000), 1)) });
    }
    names.add(asked);
  };
}
