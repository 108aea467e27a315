import type { Event } from '@perigee/api';
import { eventAction, eventDay, eventTime, seriesEventAction } from '@perigee/domain';
import { clsx } from 'clsx';
import { Link } from '../../../components/Link/Link.tsx';
import { toBookableEvent } from '../bookable-event.ts';
import { useNow } from '../use-now.ts';
import { action, day, heading, offered, open, row, rows, time } from './EventSeriesChildren.css.ts';

export interface EventSeriesChildrenProps {
  event: Event;
  isVisitor: boolean;
  /** Of an event's page. */
  eventHref: (slug: string) => string;
  /** A moment that stands for the clock. */
  now?: Date | undefined;
}

/** The evenings of a series, each with what it is to the viewer. Source: events §2, §4. */
export function EventSeriesChildren({
  event,
  isVisitor,
  eventHref,
  now: fixed,
}: EventSeriesChildrenProps) {
  const now = useNow(fixed);
  const bookable = toBookableEvent(event);
  const viewer = isVisitor ? 'visitor' : 'member';
  const { eventId: offeredId } = eventAction(bookable, viewer, now);
  return (
    <section>
      <h2 className={heading}>Evenings in this series</h2>
      <ul className={rows}>
        {event.series.map(({ slug }, index) => {
          const child = bookable.series[index];
          if (child === undefined) return null;
          const { kind, label } = seriesEventAction(bookable, child, viewer, now);
          const canBeHad = kind === 'reserve' || kind === 'sign-in' || kind === 'ticket';
          return (
            <li key={child.id}>
              <Link
                className={row}
                href={eventHref(slug)}
                aria-current={child.id === event.id ? 'page' : undefined}
              >
                <span className={day}>{eventDay(child.startTime, event.timezone)}</span>
                <span className={time}>{eventTime(child.startTime, event.timezone)}</span>
                <span
                  className={clsx(action, canBeHad && (child.id === offeredId ? offered : open))}
                >
                  {label}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
