import { isOfEventAge, type AgeRange } from './event-age.ts';
import type { EventType } from './event-options.ts';

/** The audience of an event. */
export interface EventAudience extends AgeRange {
  type: EventType;
  leftTickets: number;
  rightTickets: number;
}

/** The gender that an event excludes, or null if it excludes none. */
function excludedGender({ type, leftTickets, rightTickets }: EventAudience): string | null {
  if (type !== 'one_variable') return null;
  if (leftTickets === 0) return 'M';
  return rightTickets === 0 ? 'F' : null;
}

/**
 * Whether a user belongs to the audience of an event: their age is in its range, and the event is not only
 * for the other gender. Missing values of the user exclude nothing. Source: events §2, which names settings
 * and preferences without saying which.
 */
export function eventEligibility(
  event: EventAudience,
  { birthdate, gender }: { birthdate: string | null; gender: string | null },
): boolean {
  if (gender !== null && gender === excludedGender(event)) return false;
  return birthdate === null || isOfEventAge(birthdate, event);
}
