import type { Event } from '@perigee/api';
import { ticketMessages } from '@perigee/domain/tickets';
import { useEffect } from 'react';
import { useServices } from '../../services/services-context.ts';

/**
 * Whether the ticket of a coming event was cancelled while its guest looked at it, which a toast then says.
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
  const withdrawn = isWithdrawn ? opened.title : undefined;
  useEffect(() => {
    if (withdrawn !== undefined) toasts.error(ticketMessages.withdrawn(withdrawn));
  }, [withdrawn, toasts]);
  return isWithdrawn;
}
