import { limits } from '../limits.ts';
import { eventRoom } from '../tickets/event-room.ts';
import { eveningParts, type Evening, type EveningPart } from './evening-parts.ts';

/** An event as its live page needs it. */
export interface LiveEvent extends Evening {
  status: string;
}

/**
 * What happens at an event: it was cancelled, its room is closed (`early`), the room is open `before` the start, a
 * part of the evening is under way, or the event is over.
 */
type LivePhase = 'cancelled' | 'early' | 'before' | EveningPart['kind'] | 'over';

/** An event at a moment. */
export interface LiveMoment {
  phase: LivePhase;
  /** The part of the evening that is under way, or null. */
  part: EveningPart | null;
  /** The parts after the moment, the next one first. */
  coming: readonly EveningPart[];
  /** The number of rounds, without those that the end of the event cuts off. */
  rounds: number;
  /** The number of rounds that are over. */
  pastRounds: number;
  /** When the phase with its countdown ends: the start of the event until then. Null if nothing is counted. */
  until: Date | null;
}

/** An event at the moment `now`. Source: events §4, §9; decision P-730. */
export function liveMoment(event: LiveEvent, now: Date): LiveMoment {
  const parts = eveningParts(event);
  const rounds = parts.filter(({ kind }) => kind === 'round');
  const room = eventRoom(event, now);
  const part = room === 'open' ? partAt(parts, now) : null;
  const isCounted = room === 'early' || room === 'open';
  return {
    phase: room === 'open' ? (part?.kind ?? 'before') : room,
    part,
    coming: isCounted ? parts.filter(({ start }) => start > now) : [],
    rounds: rounds.length,
    pastRounds: rounds.filter(({ end }) => end <= now).length,
    until: isCounted ? (part?.end ?? event.startTime) : null,
  };
}

const partAt = (parts: readonly EveningPart[], now: Date) =>
  parts.find(({ start, end }) => start <= now && now < end) ?? null;

/** The server dates its replies in whole seconds, so a page that follows them may be ahead by a second. */
const TOLERANCE_MS = 1000;

/** Whether a page may ask to be admitted: not before the room is open by the server's clock too. */
export function mayEnter(event: LiveEvent, now: Date): boolean {
  const isOpenAt = (moment: number) => eventRoom(event, new Date(moment)) === 'open';
  return isOpenAt(now.getTime()) && isOpenAt(now.getTime() - TOLERANCE_MS);
}

const SECOND_MS = 1000;
const { countdownDaysFromMs, countdownHoursFromMs } = limits;

/** The share of the current part that has passed, in whole seconds: 0 to 1. Null if nothing is under way. */
export function partShare({ part }: LiveMoment, now: Date): number | null {
  if (part === null) return null;
  const seconds = Math.round((part.end.getTime() - part.start.getTime()) / SECOND_MS);
  return 1 - secondsUntil(part.end, now) / Math.max(seconds, 1);
}

/** Seconds until a moment; a second that has begun counts. */
const secondsUntil = (until: Date, now: Date) =>
  Math.max(0, Math.ceil((until.getTime() - now.getTime()) / SECOND_MS));

/** The clock of the live page: '4:12', '12:32' or '1:42:08', and days from 24 hours on. Source: events §9. */
export function liveClock(until: Date, now: Date): string {
  const leftMs = until.getTime() - now.getTime();
  if (leftMs >= countdownDaysFromMs) {
    const days = Math.floor(leftMs / countdownDaysFromMs);
    return days === 1 ? '1 day' : `${days} days`;
  }
  const left = secondsUntil(until, now);
  const twoDigits = (count: number) => String(count).padStart(2, '0');
  const minutes = Math.floor(left / 60);
  const seconds = twoDigits(left % 60);
  if (left * SECOND_MS < countdownHoursFromMs) return `${minutes}:${seconds}`;
  return `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${seconds}`;
}

/** Milliseconds until the clock of the live page changes, and with it the phase; null if it will not. */
export function liveClockChangesIn(event: LiveEvent, now: Date): number | null {
  const { until } = liveMoment(event, now);
  if (until === null) return null;
  const leftMs = until.getTime() - now.getTime();
  if (leftMs >= countdownDaysFromMs) return (leftMs % countdownDaysFromMs) + 1;
  return leftMs % SECOND_MS || SECOND_MS;
}
