/** The statuses of an application. Source: admin §4. */
export const WAITLIST_STATUSES = [
  'subscription-failed',
  'subscription-cancelled',
  'subscription-paused',
  'pending',
  'database-pending',
  'database-approved',
  'user-declined',
  'maybe',
  'no',
  'pre-approved',
  'yes',
] as const;

export type WaitlistStatus = (typeof WAITLIST_STATUSES)[number];

/** The labels for admins. 'Maybe', 'No' and 'Sub paused' are ours (decision on admin §4). */
export const WAITLIST_STATUS_LABELS: Record<WaitlistStatus, string> = {
  'subscription-failed': 'Sub failed',
  'subscription-cancelled': 'Sub cancelled',
  'subscription-paused': 'Sub paused',
  pending: 'No Decision Made',
  'database-pending': 'DB Pending',
  'database-approved': 'DB Approved',
  'user-declined': 'User Declined',
  maybe: 'Maybe',
  no: 'No',
  'pre-approved': 'Pre-approved',
  yes: 'Approved',
};

/** Whether the user is accepted now. Source: member §6. */
export function isAccepted(status: WaitlistStatus): boolean {
  return status === 'yes';
}

/** The statuses of members whose membership failed, was cancelled or is paused after their acceptance. */
export const LAPSED_STATUSES = [
  'subscription-failed',
  'subscription-cancelled',
  'subscription-paused',
] as const satisfies readonly WaitlistStatus[];

/** Whether the user is accepted now, or was before their membership lapsed. Source: admin §4, decision P-54. */
export function wasEverAccepted(status: WaitlistStatus): boolean {
  const lapsed: readonly WaitlistStatus[] = LAPSED_STATUSES;
  return isAccepted(status) || lapsed.includes(status);
}
