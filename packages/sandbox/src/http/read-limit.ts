import type { Clock } from '../clock.ts';
import { tooMany } from './failure.ts';

const PERIOD_MS = 10 * 60 * 1000;
/** The greatest number of readers in memory, so that many clients cannot fill it. */
const MOST_READERS = 10_000;

/** The names that a reader requested or was shown since `beganAt`. */
interface Reading {
  beganAt: number;
  names: Set<string>;
  /** How many of the names were new when the reader requested them. */
  requested: number;
}

/** A reader, and how many different names they may read in ten minutes. */
export interface Reader {
  key: string;
  /** The limit of the names that the reader requests. */
  most: number;
  /** The limit of all names, with those of lists that the server chooses. */
  mostShown: number;
}

export interface ReadLimit {
  /**
   * Counts a name that a reader requests.
   *
   * @throws 429 with Retry-After for a new name beyond one of the limits
   */
  request: (reader: Reader, name: string) => void;
  /**
   * Counts the names of a list, of which the reader may request each then.
   *
   * @throws 429 with Retry-After for new names beyond the limit of all names
   */
  show: (reader: Reader, names: readonly string[]) => void;
}

/**
 * Counts for each reader the different names that they read in ten minutes. A repeated name is not
 * counted: a page may be opened often, but a reader cannot enumerate all users.
 *
 * The counts are in memory: a read writes nothing.
 */
export function createReadLimit(clock: Clock, message: string): ReadLimit {
  const readings = new Map<string, Reading>();

  const readingOf = (key: string, now: number): Reading => {
    const known = readings.get(key);
    // A clock that was set back, as with a restored world, ends the readings of its earlier future.
    const isOver = known === undefined || known.beganAt > now || known.beganAt + PERIOD_MS <= now;
    if (!isOver) return known;
    const reading = { beganAt: now, names: new Set<string>(), requested: 0 };
    // Moved to the end of the map, so that its first reader is the one that began longest ago.
    readings.delete(key);
    readings.set(key, reading);
    const [oldest] = readings.keys();
    if (readings.size > MOST_READERS && oldest !== undefined) readings.delete(oldest);
    return reading;
  };

  const count = (
    { key, most, mostShown }: Reader,
    read: readonly string[],
    { isRequest }: { isRequest: boolean },
  ) => {
    const now = clock().getTime();
    const reading = readingOf(key, now);
    const { beganAt, names } = reading;
    const asked = new Set(read.map((name) => name.toLowerCase()));
    const fresh = [...asked].filter((name) => !names.has(name));
    const requested = reading.requested + (isRequest ? fresh.length : 0);
    if (fresh.length > 0 && (requested > most || names.size + fresh.length > mostShown)) {
      const waitMs = beganAt + PERIOD_MS - now;
      throw tooMany(message, waitMs);
    }
    for (const name of fresh) names.add(name);
    reading.requested = requested;
  };

  return {
    request: (reader, name) => {
      count(reader, [name], { isRequest: true });
    },
    show: (reader, names) => {
      count(reader, names, { isRequest: false });
    },
  };
}
