import type { Event, User } from '@perigee/api';
import { ticketMessages } from '@perigee/domain/tickets';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { lazyDialog } from '../lazy-dialog.tsx';

/** Loaded when the user opens their ticket. */
const MyTicket = lazyDialog(() => import('./my-ticket.tsx'));

interface EveningTicketProps {
  event: Event;
  /** The event's own id, or that of another evening of its series. */
  eventId: number;
  holder: User;
  onClosed: () => void;
}

/**
 * The ticket of the signed-in user on the page of its event. When the ticket is withdrawn or the evening cancelled
 * while it is open, it closes, and a toast says which.
 */
export function EveningTicket({ event, eventId, holder, onClosed }: EveningTicketProps) {
  const { toasts } = useServices();
  const evening = [event, ...(event.series ?? [])].find(({ id }) => id === eventId);
  const isCancelled = evening?.status === 'archived';
  const isValid = evening?.userSignedUpAlready === true && !isCancelled;
  // A ticket that was just reserved can open before the event is loaded again.
  const [wasValid, setWasValid] = useState(isValid);
  if (isValid && !wasValid) setWasValid(true);
  const isWithdrawn = wasValid && !isValid;

  const close = useEffectEvent(() => {
    const message = isCancelled ? ticketMessages.cancelled : ticketMessages.withdrawn;
    toasts.error(message(event.title));
    onClosed();
  });
  useEffect(() => {
    if (isWithdrawn) close();
  }, [isWithdrawn]);

  return <MyTicket event={event} eventId={eventId} holder={holder} onClosed={onClosed} />;
}
