import { isActivityCompleted, type ApplicationActivity } from './activities.ts';
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

interface Applicant {
  waitlistStatus: WaitlistStatus;
  applicationStatuses: readonly ApplicationActivity[];
}

/** Whether an applicant can submit the application: with a complete profile, and once. Source: decision P-43. */
export function opensApplication({ waitlistStatus, applicationStatuses }: Applicant): boolean {
  return (
    isActivityCompleted(applicationStatuses, 'COMPLETE_PROFILE') &&
    OPEN_TO_APPLY.has(waitlistStatus)
  );
}
