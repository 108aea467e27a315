import type { Event } from '@perigee/api';
import { eventDay, eventTime } from '@perigee/domain';
import { fact, facts, term, value } from './EventReservationPanel.css.ts';

interface PanelFactsProps {
  event: Event;
  /** Of the evening that the button is about. */
  startsAt: Date;
  /** Whether there is something to buy; else the date stands above already. */
  isOnSale: boolean;
  /** Null of another evening of the series, of which the event does not know. */
  places: number | null;
}

/** When, and how many places there are. */
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
