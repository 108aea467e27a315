import { admitsGender } from '../for-you/fits.ts';
import { isOfEventAge, type AgeRange } from './event-age.ts';
import type { EventOrientation } from './event-options.ts';

/** What says whether an event is for somebody. */
export interface Guest {
  /** As it is stored: yyyy-MM-dd. */
  birthdate: string | null;
  gender: string | null;
  sexualOrientation: string | null;
  /** Whom they look for; nothing where they have not said. */
  genders: readonly string[];
}

/** Whom an event is for. */
export interface Audience extends AgeRange {
  orientation: EventOrientation;
}

function isOfOrientation(guest: Guest, orientation: EventOrientation): boolean {
  const { gender, genders } = guest;
  switch (orientation) {
    case 'straight':
      return (
        (gender === 'M' && admitsGender(genders, 'F')) ||
        (gender === 'F' && admitsGender(genders, 'M'))
      );
    case 'gay':
      return gender === 'M' && admitsGender(genders, 'M');
    case 'lesbian':
      return gender === 'F' && admitsGender(genders, 'F');
    case 'lgbtq_plus':
      return guest.sexualOrientation !== null && guest.sexualOrientation !== 'straight';
    case 'open':
      return true;
  }
}

/**
 * Whether an event is for somebody, by age, gender and whom they look for; whoever is invited with
 * all others is. Source: events §2; the rule is assumed.
 */
export function suitsEvent(guest: Guest, event: Audience): boolean {
  return (
    guest.birthdate !== null &&
    isOfEventAge(guest.birthdate, event) &&
    isOfOrientation(guest, event.orientation)
  );
}
