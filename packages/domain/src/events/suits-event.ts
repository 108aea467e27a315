import { ageOn } from '../profile/age.ts';
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
export interface Audience {
  orientation: EventOrientation;
  minAge: number;
  maxAge: number;
  startTime: Date;
}

/** Whether somebody has the age for an event on its day. Source: events §2. */
export function isOfEventAge(
  birthdate: string,
  { minAge, maxAge, startTime }: Pick<Audience, 'minAge' | 'maxAge' | 'startTime'>,
): boolean {
  const age = ageOn(birthdate, startTime);
  return age >= minAge && age <= maxAge;
}

function looksFor({ genders }: Guest, gender: string): boolean {
  return genders.length === 0 || genders.includes(gender) || genders.includes('everyone');
}

function isOfOrientation(guest: Guest, orientation: EventOrientation): boolean {
  const { gender } = guest;
  switch (orientation) {
    case 'straight':
      return (gender === 'M' && looksFor(guest, 'F')) || (gender === 'F' && looksFor(guest, 'M'));
    case 'gay':
      return gender === 'M' && looksFor(guest, 'M');
    case 'lesbian':
      return gender === 'F' && looksFor(guest, 'F');
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
