import type { Event } from '@perigee/api';
import { dateText } from '@perigee/domain';
import { eventMessages, priceLabel } from '@perigee/domain/events';
import type { ReactNode } from 'react';
import { Text } from '../../../components/Text/Text.tsx';
import { besideOnly, figure, headline } from './EventReservationPanel.css.ts';

interface PanelHeadlineProps {
  /** Whether tickets are on sale. */
  isOnSale: boolean;
  /** The event to which the button applies. */
  event: Pick<Event, 'startTime' | 'timezone' | 'ticketPrice'>;
  /** The content below it. */
  children: ReactNode;
}

/** The price of a place while tickets are on sale; otherwise the date of the event. */
export function PanelHeadline({ isOnSale, event, children }: PanelHeadlineProps) {
  const price = event.ticketPrice === 0 ? eventMessages.free : priceLabel(event.ticketPrice);
  return (
    <div className={headline}>
      <p className={figure}>
        {isOnSale ? price : dateText(new Date(event.startTime), event.timezone)}
      </p>
      {isOnSale && event.ticketPrice > 0 && (
        <Text size="sm" tone="muted" className={besideOnly}>
          per ticket
        </Text>
      )}
      {children}
    </div>
  );
}
