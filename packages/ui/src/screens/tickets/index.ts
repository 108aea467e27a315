export { AttendeeDashboard } from './AttendeeDashboard/AttendeeDashboard.tsx';
export type { EventsFilter } from './events-filter.ts';
export { FullAccessDialog } from './FullAccessDialog/FullAccessDialog.tsx';
export { TicketReservedDialog } from './TicketReservedDialog/TicketReservedDialog.tsx';
export { MyTicketDialog } from './MyTicketDialog/MyTicketDialog.tsx';
