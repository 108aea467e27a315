/** The properties of an event of a series that the choice depends on. */
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
 * The default event of a series: the first future one that the viewer has no ticket for and that is not sold
 * out, else the last. Source: events §4.
 *
 * @param children by start
 * @returns undefined if there is no series
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

/** An event with its series, and the chosen child. */
export interface SeriesChoice<Child extends SeriesChild & { id: number }> {
  /** The id of the event whose page is open. */
  id: number;
  /** By start; empty without a series. */
  series: readonly Child[];
  /** The id of the child that was pressed, or named by a link; null without either. */
  chosenId: number | null;
}

/**
 * The child of a series that a page shows: the one that was pressed, else the one that was opened. The page
 * of the first child is also that of the series, and leaves the choice to {@link seriesChild}. Source: events
 * §4; decisions §5 (chosen child of a series).
 *
 * @returns undefined if there is no series
 */
export function chosenChild<Child extends SeriesChild & { id: number }>(
  { id, series, chosenId }: SeriesChoice<Child>,
  now: Date,
): Child | undefined {
  const chosen = series.find((child) => child.id === chosenId);
  const opened = series.slice(1).find((child) => child.id === id);
  return chosen ?? opened ?? seriesChild(series, now);
}

/** What each event of a series has of its own, as hosts change one at a time. */
interface Evening {
  id: number;
  startTime: string;
  endTime: string;
  /** Of the time zone database. */
  timezone: string;
  /** The city. */
  location: string | null;
  address: string;
  /** US dollars. */
  ticketPrice: number;
}

/**
 * An event with the times, the place and the price of one of the events of its series.
 *
 * @param id of the event itself, or of another of its series
 */
export function eveningOf<Shown extends Evening & { series?: readonly Evening[] | undefined }>(
  event: Shown,
  id: number,
): Shown {
  const evening = id === event.id ? undefined : event.series?.find((child) => child.id === id);
  if (evening === undefined) return event;
  const { startTime, endTime, timezone, location, address, ticketPrice } = evening;
  return { ...event, id, startTime, endTime, timezone, location, address, ticketPrice };
}
