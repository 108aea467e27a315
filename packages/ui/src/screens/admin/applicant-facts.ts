import type { WaitlistUser } from '@perigee/api';
import { isActivityCompleted, type FeatureAction } from '@perigee/domain/waitlist';

/** Whether an activity of the application is completed. */
export const hasCompleted = (applicant: WaitlistUser, action: FeatureAction): boolean =>
  isActivityCompleted(applicant.applicationStatuses ?? [], action);

/** The city of an applicant, else the location as it was written. */
export const cityOf = ({ currentLocation, location }: WaitlistUser): string | null =>
  currentLocation?.locality ?? location ?? null;

/** The place of an applicant, as exactly as it is known. */
export function placeOf({ currentLocation, location }: WaitlistUser): string | null {
  const { locality, region } = currentLocation ?? {};
  const parts = [locality, region].filter((part) => (part ?? '') !== '');
  return parts.length > 0 ? parts.join(', ') : (location ?? null);
}
