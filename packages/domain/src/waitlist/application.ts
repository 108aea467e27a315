import type { WaitlistStatus } from './waitlist-status.ts';

/** The statuses from which an application leads to the database. */
const OPEN_TO_APPLY: ReadonlySet<WaitlistStatus> = new Set(['pending', 'user-declined']);

/**
 * The status of an applicant after the application: in the database, unless an admin has decided already.
 * Source: decision on member §7, which names no effect of an application.
 */
export function statusAfterApplication(status: WaitlistStatus): WaitlistStatus {
  return OPEN_TO_APPLY.has(status) ? 'database-pending' : status;
}
