import { dateTimeText } from '../date-text.ts';
import { zoneName } from '../events/zone-name.ts';
import { zoneOffsetMs } from '../events/zoned-time.ts';
import { hostPageMessages } from './page-messages.ts';

export interface ViewerTime {
  /** The time zone of the event: 'Eastern Time'. */
  eventZone: string;
  /** The start on the clocks of the viewer: 'Where you are: Thu 10 Dec, 4:30 PM Pacific Time'. */
  line: string;
}

const wordsOf = (timeZone: string, moment: Date) =>
  zoneName(timeZone, moment).replace(`, ${timeZone}`, '');

/**
 * The start of an event on the clocks of the viewer, with the names of both time zones. Null where the clocks
 * of both show the same time.
 *
 * @param timeZone of the event, such as 'America/New_York'
 * @param viewerTimeZone such as 'Europe/Lisbon'
 */
export function viewerTime(
  start: Date,
  timeZone: string,
  viewerTimeZone: string,
): ViewerTime | null {
  if (zoneOffsetMs(timeZone, start) === zoneOffsetMs(viewerTimeZone, start)) return null;
  return {
    eventZone: wordsOf(timeZone, start),
    line: hostPageMessages.yourTime(
      dateTimeText(start, viewerTimeZone),
      wordsOf(viewerTimeZone, start),
    ),
  };
}
