/** An event of a series, as far as choosing among them goes. */
export interface SeriesChild {
  status: string;
  startTime: Date;
  userSignedUpAlready: boolean;
  ticketsHaveSoldOut: boolean;
}

function isUpcoming({ status, startTime }: SeriesChild, now: Date): boolean {
  return startTime > now && status !== 'completed' && status !== 'archived';
}

/**
 * The event of a series that is offered: the first one to come that the viewer has no ticket for and
 * that is not sold out, else the last. Source: events §4.
 *
 * @param children by start
 * @returns undefined where there is no series
 */
export function seriesChild<Child extends SeriesChild>(
  children: readonly Child[],
  now: Date,
): Child | undefined {
  const open = children.find(
    (child) => isUpcoming(child, now) && !child.userSignedUpAlready && !child.ticketsHaveSoldOut,
  );
  return open ?? children.at(-1);
}
