import type { Clock } from '../clock.ts';
import { tooMany } from './failure.ts';

const PERIOD_MS = 10 * 60 * 1000;
/** The greatest number of readers in memory, so that many clients cannot fill it. */
const MOST_READERS = 10_000;

/** The names that a reader requested since `beganAt`. */
interface Reading {
  beganAt: number;
  names: Set<string>;
}

/** A reader, and the number of different names that they may request in ten minutes. */
export interface Reader {
  key: string;
  most: number;
}

/**
 * Counts for each reader the different names requested in ten minutes. A repeated name is not
 * counted: a page may be opened often, but a reader cannot enumerate all users.
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
    // Moved to the end of the map, so that its first reader is the one that began longest ago.
    readings.delete(key);
    readings.set(key, reading);
    const [oldest] = readings.keys();
    if (readings.size > MOST_READERS && oldest !== undefined) readings.delete(oldest);
    return reading;
  };

  /** @throws 429 with Retry-After for a new name beyond the reader's limit */
  return ({ key, most }, name) => {
    const now = clock().getTime();
    const { beganAt, names } = readingOf(key, now);
    const asked = name.toLowerCase();
    if (names.size >= most && !names.has(asked)) {
      const waitMs = beganAt + PERIOD_MS - now;
      throw tooMany(message, waitMs);
    }
    names.add(asked);
  };
}
