import {
  decisionNeedsHNum,
  WAITLIST_DECISIONS,
  WAITLIST_STATUS_LABELS,
  WAITLIST_STATUSES,
  type WaitlistStatus,
} from '@perigee/domain/waitlist';
import { Table, type Column } from '../parts/Table.tsx';

const columns: readonly Column<WaitlistStatus>[] = [
  {
    title: 'Where an applicant stands',
    width: '30%',
    cell: (from) => WAITLIST_STATUS_LABELS[from],
  },
  { title: 'Decisions that are open', cell: openDecisions },
];

/** The decision table of the rule; decisions that need an H number are marked. */
export function WaitlistDecisionTable() {
  return <Table rows={WAITLIST_STATUSES} keyOf={(from) => from} columns={columns} />;
}

function openDecisions(from: WaitlistStatus): string {
  const labels = WAITLIST_DECISIONS[from].map(
    (to) => WAITLIST_STATUS_LABELS[to] + (decisionNeedsHNum(from, to) ? ' (needs an H#)' : ''),
  );
  return labels.join(', ') || 'none';
}
