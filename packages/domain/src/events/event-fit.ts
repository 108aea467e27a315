import { isOfEventAge, type AgeRange } from './event-age.ts';
import type { EventType } from './event-options.ts';

/** Whom an event is for. */
export interface EventAudience extends AgeRange {
  type: EventType;
  leftTickets: number;
  rightTickets: number;
}

/** The gender that an event is not for, or null where it is for everybody. */
function excludedGender({ type, leftTickets, rightTickets }: EventAudience): string | null {
  if (type !== 'one_variable') return null;
  if (leftTickets === 0) return 'M';
  return rightTickets === 0 ? 'F' : null;
}

/**
 * Whether an event is for somebody: their age is in its range, and it is not for the other gender
 * alone. What they have not said of themselves shuts nothing. Source: events §2, which names
 * settings and preferences without saying which.
 */
export function isEventFor(
  event: EventAudience,
  { birthdate, gender }: { birthdate: string | null; gender: string | null },
): boolean {
  if (gender !== null && gender === excludedGender(event)) return false;
  return birthdate === null || isOfEventAge(birthdate, event);
}
