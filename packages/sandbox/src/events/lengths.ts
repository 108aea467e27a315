import { eventEndTime, type EventLengths } from '@perigee/domain/events';
import type { events } from '../db/schema/events.ts';

/** The columns of an evening's start and division. */
export const timesOf = (startTime: Date, lengths: EventLengths) =>
  ({
    startTime,
    endTime: eventEndTime(startTime, lengths),
    lobbyMinutes: lengths.lobbyLength,
    rounds: lengths.rounds,
    roundMinutes: lengths.roundLength,
    matchMinutes: lengths.matchLength,
  }) satisfies Partial<typeof events.$inferInsert>;

type Times = Pick<
  typeof events.$inferSelect,
  'lobbyMinutes' | 'rounds' | 'roundMinutes' | 'matchMinutes'
>;

/** The division of a stored evening. */
export const lengthsOf = (event: Times): EventLengths => ({
  lobbyLength: event.lobbyMinutes,
  rounds: event.rounds,
  roundLength: event.roundMinutes,
  matchLength: event.matchMinutes,
});
