import type { WaitlistStatus } from './waitlist-status.ts';

/** From these somebody comes into the database by applying. */
const OPEN_TO_APPLY: ReadonlySet<WaitlistStatus> = new Set(['pending', 'user-declined']);

/**
 * Where an applicant stands once they applied: in the database, unless a decision was taken on them.
 * Source: decision on member §7, where applying has no effect that is named.
 */
export function statusAfterApplication(status: WaitlistStatus): WaitlistStatus {
  return OPEN_TO_APPLY.has(status) ? 'database-pending' : status;
}
