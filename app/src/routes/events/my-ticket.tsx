import type { Event, User } from '@perigee/api';
import { eveningOf } from '@perigee/domain/events';
import { MyTicketDialog } from '@perigee/ui/tickets';
import { useState } from 'react';

interface MyTicketProps {
  event: Event;
  /** The event's own id, or that of another evening of its series. */
  eventId: number;
  holder: User;
  /** Called when it has faded out. */
  onClosed: () => void;
}

/** The ticket of the signed-in user, from opening until it has faded out. */
export default function MyTicket({ event, eventId, holder, onClosed }: MyTicketProps) {
  const [open, setOpen] = useState(true);
  return (
    <MyTicketDialog
      open={open}
      onOpenChange={setOpen}
      onExited={onClosed}
      event={eveningOf(event, eventId)}
      holder={holder}
    />
  );
}
