import type { Place } from '@perigee/api';

/** The text of a LocationField, and its place. */
export interface LocationValue {
  /** The text of the field. */
  text: string;
  /** The place with its coordinates; null until the user chooses a suggestion, and again after an edit. */
  place: Place | null;
}

export const emptyLocation: LocationValue = { text: '', place: null };
