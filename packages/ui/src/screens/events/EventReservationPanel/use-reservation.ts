import { ticketMessages } from '@perigee/domain';
import { useState } from 'react';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useToastedRequest } from '../../../hooks/use-toasted-request.ts';

/**
 * What became of a reservation: the place is the viewer's, or they were at the payment page and are
 * back without having paid.
 */
export type ReservationOutcome = 'approved' | 'unpaid';

/**
 * Reserves a ticket, and where it has a price leaves for the payment page.
 *
 * @throws where no ticket is given; the message is shown
 */
export type Reserve = (eventId: number) => Promise<ReservationOutcome>;

/** One reservation at a time, told in toasts. Source: events §4 (Reserving a ticket). */
export function useReservation(onReserve: Reserve) {
  const toasts = useToast();
  const request = useToastedRequest();
  const [approvedId, setApprovedId] = useState<number | null>(null);
  const [leftUnpaidId, setLeftUnpaidId] = useState<number | null>(null);

  // Told here and not in `onDone`, as the page may be left before: no toast may stay behind.
  async function tell(eventId: number): Promise<ReservationOutcome> {
    toasts.loading(ticketMessages.reserving);
    const outcome = await onReserve(eventId);
    if (outcome === 'approved') toasts.success(ticketMessages.approved);
    else toasts.close();
    return outcome;
  }

  return {
    busy: request.busy,
    /** The event to which the viewer has just got a ticket, before it is read again. */
    approvedId,
    /** The event whose payment page the viewer has just left without paying. */
    leftUnpaidId,
    reserve: (eventId: number) => {
      void request.run(() => tell(eventId), {
        onDone: (outcome) => {
          setApprovedId(outcome === 'approved' ? eventId : null);
          setLeftUnpaidId(outcome === 'unpaid' ? eventId : null);
        },
      });
    },
  };
}
