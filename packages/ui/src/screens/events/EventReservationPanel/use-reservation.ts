import { ticketMessages } from '@perigee/domain/tickets';
import { useState } from 'react';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';

/** The result of a reservation: the viewer has the place, or left the payment page without paying. */
export type ReservationOutcome = 'approved' | 'unpaid';

/**
 * Reserves a ticket, and opens the payment page if it has a price.
 *
 * @throws if no ticket is given; the message is shown
 */
export type Reserve = (eventId: number) => Promise<ReservationOutcome>;

/** One reservation at a time, reported in toasts. Source: events §4 (Reserving a ticket). */
export function useReservation(onReserve: Reserve) {
  const toasts = useToast();
  const request = useToastedAction();
  const [approvedId, setApprovedId] = useState<number | null>(null);
  const [leftUnpaidId, setLeftUnpaidId] = useState<number | null>(null);

  // Reported here and not in `onDone`, because the user may leave the page before: no toast may remain.
  async function tell(eventId: number): Promise<ReservationOutcome> {
    toasts.loading(ticketMessages.reserving);
    const outcome = await onReserve(eventId);
    if (outcome === 'approved') toasts.success(ticketMessages.approved);
    else toasts.close();
    return outcome;
  }

  return {
    busy: request.busy,
    /** The event for which the viewer has just got a ticket, before it is loaded again. */
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
