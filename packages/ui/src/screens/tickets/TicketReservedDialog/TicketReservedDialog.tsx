import type { Event } from '@perigee/api';
import { eventDateLine } from '@perigee/domain/events';
import { ticketMessages } from '@perigee/domain/tickets';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { EmptyOrbit } from '../../../components/Orbit/Orbit.tsx';
import { announcement, approved, away, text, title } from '../announcement.css.ts';

export interface TicketReservedDialogProps {
  open: boolean;
  /** The reserved event; null while the payment is being confirmed, or before the event has loaded. */
  event: Pick<Event, 'title' | 'startTime' | 'timezone'> | null;
  /** The page on which the member prepares for the event. */
  setUpHref: string;
  onClose: () => void;
}

const { reserved, getSetUp, onceConfirmed } = ticketMessages.dashboard;

/** Confirms a reservation. Source: events §2 (attendee dashboard, new-event). */
export function TicketReservedDialog({
  open,
  event,
  setUpHref,
  onClose,
}: TicketReservedDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={reserved} hasHeader={false}>
      <div className={announcement}>
        <EmptyOrbit />
        <h2 className={title}>{reserved}</h2>
        {event === null ? (
          <p className={text}>{onceConfirmed}</p>
        ) : (
          <>
            <p className={approved}>{ticketMessages.approved}</p>
            <p className={text}>
              <bdi>{event.title}</bdi>, {eventDateLine(new Date(event.startTime), event.timezone)}
            </p>
          </>
        )}
        <ButtonLink block href={setUpHref}>
          {getSetUp}
        </ButtonLink>
        <Button variant="quiet" className={away} onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
