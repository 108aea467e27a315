import type { Event } from '@perigee/api';
import { ticketCode, ticketMessages } from '@perigee/domain/tickets';
import { Dialog, type DialogLifecycle } from '../../../components/Dialog/Dialog.tsx';
import { QrTicket } from '../../../components/QrTicket/QrTicket.tsx';

export interface MyTicketDialogProps extends DialogLifecycle {
  event: Pick<Event, 'id' | 'title' | 'startTime' | 'timezone' | 'address' | 'image'>;
  /** The name of the ticket holder. */
  holder: { id: number; name: string };
}

/** The viewer's ticket for an event, to show at the door. Source: events §2, §4. */
export function MyTicketDialog({ event, holder, ...dialog }: MyTicketDialogProps) {
  return (
    <Dialog {...dialog} title={ticketMessages.myTicket}>
      <QrTicket
        code={ticketCode(event.id, holder.id)}
        title={event.title}
        holder={holder.name}
        startTime={new Date(event.startTime)}
        timeZone={event.timezone}
        place={event.address}
        imageUrl={event.image}
      />
    </Dialog>
  );
}
