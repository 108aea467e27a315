/** How an evening is divided. Minutes, but for `rounds`, which is a number of them. */
export interface EventLengths {
  lobbyLength: number;
  rounds: number;
  roundLength: number;
  matchLength: number;
}

const MINUTE_MS = 60_000;

/** When an event is over: after the lobby and every round with its match. Source: events §9. */
export function eventEndTime(startTime: Date, lengths: EventLengths): Date {
  const { lobbyLength, rounds, roundLength, matchLength } = lengths;
  const minutes = lobbyLength + rounds * (roundLength + matchLength);
  return new Date(startTime.getTime() + minutes * MINUTE_MS);
}

/** What the state of an event is read from. */
export interface EventTimes {
  status: string;
  endTime: Date;
}

/**
 * Whether the event is cancelled or past. For the button and for lists archived and completed are
 * over alike; what is merely past its end is over too. Source: events §4.
 */
export function isOver({ status, endTime }: EventTimes, now: Date): boolean {
  return status === 'completed' || status === 'archived' || endTime <= now;
}
