import type { Event, User } from '@perigee/api';
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
  const { startTime } = event.series?.find(({ id }) => id === eventId) ?? event;
  return (
    <MyTicketDialog
      open={open}
      onOpenChange={setOpen}
      onExited={onClosed}
      event={{ ...event, id: eventId, startTime }}
      holder={holder}
    />
  );
}
