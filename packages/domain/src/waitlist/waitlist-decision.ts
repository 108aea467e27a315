import { serverMessages } from '../server-messages.ts';
import { WAITLIST_STATUS_LABELS, type WaitlistStatus } from './waitlist-status.ts';

/** The decisions that an admin may take from each status. Source: admin §4. */
export const WAITLIST_DECISIONS: Record<WaitlistStatus, readonly WaitlistStatus[]> = {
  pending: ['pre-approved', 'database-pending', 'user-declined', 'no', 'maybe'],
  'database-pending': ['pre-approved', 'database-approved', 'user-declined', 'no', 'maybe'],
  'database-approved': ['pre-approved', 'database-pending', 'user-declined', 'no', 'maybe'],
  'user-declined': ['pre-approved', 'database-pending', 'no', 'maybe'],
  maybe: ['pre-approved', 'database-pending', 'user-declined', 'no'],
  no: ['pre-approved', 'database-pending', 'user-declined', 'maybe'],
  'pre-approved': ['yes', 'pre-approved', 'database-pending', 'user-declined', 'no', 'maybe'],
  yes: [],
  'subscription-failed': [],
  'subscription-cancelled': [],
  'subscription-paused': [],
};

/** The decisions that are open from a status; none from a status that the app does not know. */
export function openDecisions(status: string): readonly WaitlistStatus[] {
  const decisions: Readonly<Partial<Record<string, readonly WaitlistStatus[]>>> =
    WAITLIST_DECISIONS;
  return decisions[status] ?? [];
}

/** Whether the decision needs an H number. Source: admin §4. */
export function decisionNeedsHNum(from: WaitlistStatus, to: WaitlistStatus): boolean {
  return to === 'yes' || (from === 'database-pending' && to === 'database-approved');
}

/**
 * The reason why an admin may not take this decision, or null.
 *
 * @param entry the applicant's status and current H number
 * @param decision the new status, with the newly chosen H number
 */
export function decisionProblem(
  entry: { waitlistStatus: WaitlistStatus; hNum: number | null },
  decision: { waitlistStatus: WaitlistStatus; hNum?: number | undefined },
): string | null {
  const { waitlistStatus: from } = entry;
  const { waitlistStatus: to } = decision;
  if (!WAITLIST_DECISIONS[from].includes(to)) return decisionNotOpenMessage(from, to);
  if (decisionNeedsHNum(from, to) && (decision.hNum ?? entry.hNum) === null) {
    return serverMessages.hNumRequired;
  }
  return null;
}

/** The message for a decision that the current status does not allow, with the allowed ones. */
export function decisionNotOpenMessage(from: WaitlistStatus, to: WaitlistStatus): string {
  const open = WAITLIST_DECISIONS[from].map((status) => WAITLIST_STATUS_LABELS[status]);
  const labels = `From '${WAITLIST_STATUS_LABELS[from]}' an applicant cannot go to '${WAITLIST_STATUS_LABELS[to]}'`;
  return open.length === 0
    ? `${labels}: no decision is open`
    : `${labels}, only to ${open.join(', ')}`;
}
