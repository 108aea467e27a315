import {
  EVENT_ACTION_CASES,
  type EventActionCase,
} from '../../../packages/domain/src/events/event-action.cases.ts';
import { Table, type Column } from '../parts/Table.tsx';

const columns: readonly Column<EventActionCase>[] = [
  { title: 'An event that is', width: '50%', cell: ({ which }) => which },
  { title: 'The button says', cell: ({ label }) => label },
  { title: 'Kind', width: '16%', cell: ({ kind }) => <code>{kind}</code> },
];

/** The labels that a member sees on the button of an event. */
export function EventActionTable() {
  return <Table rows={EVENT_ACTION_CASES} keyOf={({ which }) => which} columns={columns} />;
}
