import type { Event } from '@perigee/api';
import { eventDay, eventTime, placesLeft } from '@perigee/domain';
import type { EventViewer } from '../event-viewer.ts';
import { fact, facts, term, value } from './EventReservationPanel.css.ts';

interface PanelFactsProps {
  event: Event;
  /** The evening that the button is about. */
  eventId: number;
  startsAt: Date;
  viewer: EventViewer | null;
}

/** When, and how many places there are. Of another evening of its series an event does not know. */
export function PanelFacts({ event, eventId, startsAt, viewer }: PanelFactsProps) {
  const rows = [
    { name: 'Date', text: eventDay(startsAt, event.timezone) },
    { name: 'Doors', text: eventTime(startsAt, event.timezone) },
    ...(eventId === event.id
      ? [{ name: 'Places left', text: String(placesLeft(event.tickets, viewer)) }]
      : []),
  ];
  return (
    <dl className={facts}>
      {rows.map(({ name, text }) => (
        <div key={name} className={fact}>
          <dt className={term}>{name}</dt>
          <dd className={value}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
