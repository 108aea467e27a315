import type { Event } from '@perigee/api';
import { eventDay, eventTime } from '@perigee/domain/events';
import { fact, facts, term, value } from './EventReservationPanel.css.ts';

interface PanelFactsProps {
  event: Event;
  /** The start of the event to which the button applies. */
  startsAt: Date;
  /** Whether tickets are on sale; otherwise the headline already shows the date. */
  isOnSale: boolean;
  /** Null for another event of the series, whose places this event does not contain. */
  places: number | null;
}

/** The date, and the number of places. */
export function PanelFacts({ event, startsAt, isOnSale, places }: PanelFactsProps) {
  const rows = [
    { name: 'Date', text: isOnSale && eventDay(startsAt, event.timezone) },
    { name: 'Doors', text: eventTime(startsAt, event.timezone) },
    { name: 'Places left', text: isOnSale && places !== null && String(places) },
  ];
  return (
    <dl className={facts}>
      {rows.map(
        ({ name, text }) =>
          text !== false && (
            <div key={name} className={fact}>
              <dt className={term}>{name}</dt>
              <dd className={value}>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
