import type { EventLengths } from '../events/event-times.ts';

/** The times of an evening, and how it is divided. */
export interface Evening {
  startTime: Date;
  endTime: Date;
  format: EventLengths;
}

/** The format of an event without one: nothing is planned but its start and its end. */
export const UNPLANNED: EventLengths = {
  lobbyLength: 0,
  rounds: 0,
  roundLength: 0,
  matchLength: 0,
};

/** A part of an evening, from `start` until just before `end`. */
export interface EveningPart {
  /** `rest` is the time that the format leaves between its last match time and the end. */
  kind: 'lobby' | 'round' | 'match' | 'rest';
  /** Of a round and of the match time after it, counted from 1; null for the others. */
  round: number | null;
  start: Date;
  end: Date;
}

const MINUTE_MS = 60_000;

/** The parts that a format plans, with their lengths in minutes. */
function plannedParts({ lobbyLength, rounds, roundLength, matchLength }: Evening['format']) {
  const counted = Array.from({ length: rounds }, (_, index) => index + 1);
  return [
    { kind: 'lobby', round: null, minutes: lobbyLength } as const,
    ...counted.flatMap((round) => [
      { kind: 'round', round, minutes: roundLength } as const,
      { kind: 'match', round, minutes: matchLength } as const,
    ]),
  ];
}

/**
 * The parts of an evening in their order, without gaps from its start to its end. Parts of length 0 are left
 * out. The end of the event wins over the format: it cuts parts off, or is the end of a `rest`. Source: events
 * §9, decision P-730.
 */
export function eveningParts({ startTime, endTime, format }: Evening): EveningPart[] {
  const parts: EveningPart[] = [];
  const end = endTime.getTime();
  let start = startTime.getTime();
  const add = (kind: EveningPart['kind'], round: number | null, until: number) => {
    if (until <= start) return;
    parts.push({ kind, round, start: new Date(start), end: new Date(until) });
    start = until;
  };
  for (const { kind, round, minutes } of plannedParts(format)) {
    add(kind, round, Math.min(start + minutes * MINUTE_MS, end));
  }
  add('rest', null, end);
  return parts;
}
