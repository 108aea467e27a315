import type { Event } from '@perigee/api';
import { eventDay, eventMessages, priceLabel } from '@perigee/domain';
import type { ReactNode } from 'react';
import { figure, headline, per } from './EventReservationPanel.css.ts';

interface PanelHeadlineProps {
  /** Whether there is something to buy. */
  isOnSale: boolean;
  event: Event;
  /** Of the evening that the button is about. */
  startsAt: Date;
  /** What stands under it. */
  children: ReactNode;
}

/** What a place costs, as long as there is something to buy; else which evening it is about. */
export function PanelHeadline({ isOnSale, event, startsAt, children }: PanelHeadlineProps) {
  const price = event.ticketPrice === 0 ? eventMessages.free : priceLabel(event.ticketPrice);
  return (
    <div className={headline}>
      <p className={figure}>{isOnSale ? price : eventDay(startsAt, event.timezone)}</p>
      {isOnSale && event.ticketPrice > 0 && <p className={per}>per ticket</p>}
      {children}
    </div>
  );
}
