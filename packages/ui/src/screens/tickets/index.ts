export {
  AttendeeDashboard,
  type AttendeeDashboardProps,
} from './AttendeeDashboard/AttendeeDashboard.tsx';
export type { EventsFilter } from './events-filter.ts';
export {
  FullAccessDialog,
  type FullAccessDialogProps,
} from './FullAccessDialog/FullAccessDialog.tsx';
export {
  TicketReservedDialog,
  type TicketReservedDialogProps,
} from './TicketReservedDialog/TicketReservedDialog.tsx';
export { MyTicketDialog, type MyTicketDialogProps } from './MyTicketDialog/MyTicketDialog.tsx';
