import type { EventLengths } from '../events/event-times.ts';

const MINUTE_MS = 60_000;

/**
 * The start and the end of a round: after the lobby and the rounds before it, each with its match. Source:
 * events §9.
 *
 * @param round counted from 1
 */
export function roundTimes(
  startTime: Date,
  { lobbyLength, roundLength, matchLength }: EventLengths,
  round: number,
): { start: Date; end: Date } {
  const minutes = lobbyLength + (round - 1) * (roundLength + matchLength);
  const start = startTime.getTime() + minutes * MINUTE_MS;
  return { start: new Date(start), end: new Date(start + roundLength * MINUTE_MS) };
}
