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
 * Whether the event is past or was called off: so for lists and for what hosts may do. The button of
 * an event tells the two apart (`eventObstacle`). Source: events §4, with the decision C-01.
 */
export function isOver({ status, endTime }: EventTimes, now: Date): boolean {
  return status === 'completed' || status === 'archived' || endTime <= now;
}
