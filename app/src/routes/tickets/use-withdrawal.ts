import { useListPastEvents, type Event } from '@perigee/api';
import { ticketMessages } from '@perigee/domain/tickets';
import { useEffect } from 'react';
import { useServices } from '../../services/services-context.ts';

/**
 * Whether a coming event, or the guest's ticket to it, was cancelled while the guest looked at the ticket. A toast
 * says which.
 *
 * @param opened the event whose ticket is open
 * @param upcoming the events that the guest has tickets to; undefined while they load
 */
export function useWithdrawal(
  opened: Event | undefined,
  upcoming: readonly Event[] | undefined,
): boolean {
  const { clock, toasts } = useServices();
  const isWithdrawn =
    opened !== undefined &&
    upcoming?.every(({ id }) => id !== opened.id) === true &&
    new Date(opened.endTime) > clock.now();
  // A cancelled event is among those of the past.
  const past = useListPastEvents({ query: { enabled: isWithdrawn } });
  const cancelled = past.data?.find(
    (event) => event.id === opened?.id && event.status === 'archived',
  );
  const message = cancelled === undefined ? ticketMessages.withdrawn : ticketMessages.cancelled;
  const text = isWithdrawn && !past.isFetching ? message(opened.title) : undefined;
  useEffect(() => {
    if (text !== undefined) toasts.error(text);
  }, [text, toasts]);
  return isWithdrawn;
}
