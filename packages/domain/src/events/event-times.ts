/** The parts of an event. Minutes, except for `rounds`, which is a count. */
export interface EventLengths {
  lobbyLength: number;
  rounds: number;
  roundLength: number;
  matchLength: number;
}

const MINUTE_MS = 60_000;

/** The end of an event: after the lobby and every round with its match. Source: events §9. */
export function eventEndTime(startTime: Date, lengths: EventLengths): Date {
  const { lobbyLength, rounds, roundLength, matchLength } = lengths;
  const minutes = lobbyLength + rounds * (roundLength + matchLength);
  return new Date(startTime.getTime() + minutes * MINUTE_MS);
}

/** The values that determine whether an event is over. */
export interface EventTimes {
  status: string;
  endTime: Date;
}

/**
 * Whether the event is past or cancelled: lists and the hosts' actions treat both the same. The button of an
 * event distinguishes the two (`eventObstacle`). Source: events §4, with the decision C-01.
 */
export function isOver({ status, endTime }: EventTimes, now: Date): boolean {
  return status === 'completed' || status === 'archived' || endTime <= now;
}
