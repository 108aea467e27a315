import { clsx } from 'clsx';
import type { Event, SeriesEvent } from '@perigee/api';
import { dateText, timeText } from '@perigee/domain';
import { eventAction, seriesEventAction } from '@perigee/domain/events';
import { Link } from '../../../components/Link/Link.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import { toBookableEvent } from '../bookable-event.ts';
import { useNow } from '../use-now.ts';
import { currentRow, picks, row, ticket } from './EventSeriesChildren.css.ts';

export interface EventSeriesChildrenProps {
  event: Event;
  isVisitor: boolean;
  /** The id of the chosen event of the series; null without a choice. */
  chosenId: number | null;
  /** The address of the page on which the given event of the series is the chosen one. */
  eveningHref: (evening: Pick<SeriesEvent, 'id' | 'slug'>) => string;
  /** Shows the viewer's ticket for an event of the series. */
  onShowTicket: (eventId: number) => void;
  /** A fixed time in place of the clock. */
  now?: Date;
}

/** The events of a series: a press chooses one. Source: events §2, §4. */
export function EventSeriesChildren({
  event,
  isVisitor,
  chosenId,
  eveningHref,
  onShowTicket,
  now: fixed,
}: EventSeriesChildrenProps) {
  const now = useNow(fixed);
  const bookable = toBookableEvent(event, chosenId);
  const viewer = isVisitor ? 'visitor' : 'member';
  const { eventId: currentId } = eventAction(bookable, viewer, now);
  return (
    <Section title="Evenings in this series">
      <ul>
        {event.series?.map(({ slug, timezone }, index) => {
          const child = bookable.series[index];
          if (child === undefined) return null;
          const { kind, label } = seriesEventAction(child, viewer, now);
          const hasTicket = kind === 'ticket';
          const isOnSale = kind === 'reserve' || kind === 'sign-in';
          const isCurrent = child.id === currentId;
          const day = dateText(child.startTime, timezone);
          return (
            <li className={clsx(row, isCurrent && currentRow)} key={child.id}>
              <Link
                className={picks[hasTicket ? 'besideTicket' : 'wholeRow']}
                href={eveningHref({ id: child.id, slug })}
                aria-current={isCurrent ? 'true' : undefined}
              >
                <div>
                  <Text as="div" tone="strong">
                    {day}
                  </Text>
                  {isCurrent && (
                    <Text as="div" size="xs" tone="accent">
                      Chosen
                    </Text>
                  )}
                </div>
                <Text as="span" tone="muted">
                  {timeText(child.startTime, timezone)}
                </Text>
                {!hasTicket && (
                  <Text
                    as="span"
                    align="end"
                    tone={isOnSale ? 'strong' : 'muted'}
                    weight={isOnSale ? 'medium' : undefined}
                  >
                    {label}
                  </Text>
                )}
              </Link>
              {hasTicket && (
                <TextButton
                  className={ticket}
                  aria-label={`${label}, ${day}`}
                  onClick={() => onShowTicket(child.id)}
                >
                  {label}
                </TextButton>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
