import { ticketMessages } from '@perigee/domain/tickets';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { TicketReserved, type TicketReservedProps } from './TicketReserved.tsx';

export interface TicketReservedDialogProps extends TicketReservedProps {
  open: boolean;
}

/** Confirms a reservation. Source: events §2 (attendee dashboard, new-event). */
export function TicketReservedDialog({ open, ...rest }: TicketReservedDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={rest.onClose}
      title={ticketMessages.dashboard.reserved}
      hasHeader={false}
    >
      <TicketReserved {...rest} />
    </Dialog>
  );
}
