import {
  TICKET_COUNTDOWN_CASES,
  type TicketCountdownCase,
} from '../../../packages/domain/src/tickets/ticket-countdown.cases.ts';
import { Table, type Column } from '../parts/Table.tsx';

const columns: readonly Column<TicketCountdownCase>[] = [
  { title: 'Before the start', width: '50%', cell: ({ before }) => before },
  { title: 'The ticket says', cell: ({ text }) => text },
  { title: 'Kind', width: '16%', cell: ({ kind }) => <code>{kind}</code> },
];

/** The text of a ticket by the time left until its event. */
export function TicketCountdownTable() {
  return <Table rows={TICKET_COUNTDOWN_CASES} keyOf={({ before }) => before} columns={columns} />;
}
