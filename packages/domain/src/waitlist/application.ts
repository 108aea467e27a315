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

/**
 * Whether an applicant is ready for the application: with a complete profile, before any decision. A user who declined
 * does not apply again by saving the profile. Source: decision P-43.
 */
export function isReadyToApply({ waitlistStatus, applicationStatuses }: Applicant): boolean {
  return (
    waitlistStatus === 'pending' && isActivityCompleted(applicationStatuses, 'COMPLETE_PROFILE')
  );
}
