import { admitsGender } from '../for-you/deck-eligibility.ts';
import { isOfEventAge, type AgeRange } from './event-age.ts';
import type { EventOrientation } from './event-options.ts';

/** The properties of a user that the audience check uses. */
export interface Guest {
  /** In the stored format: yyyy-MM-dd. */
  birthdate: string | null;
  gender: string | null;
  sexualOrientation: string | null;
  /** The genders that the user looks for; empty if not answered. */
  genders: readonly string[];
}

/** The audience of an event. */
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
 * Whether a user belongs to the audience of an event, by age, gender and the genders that they look for. An
 * 'open' event invites all orientations. Source: events §2; the rule is assumed.
 */
export function invitationEligibility(guest: Guest, event: Audience): boolean {
  return (
    guest.birthdate !== null &&
    isOfEventAge(guest.birthdate, event) &&
    isOfOrientation(guest, event.orientation)
  );
}
