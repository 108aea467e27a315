import type { Place } from '@perigee/api';

/** What is in a LocationField, and the place that it stands for. */
export interface LocationValue {
  /** As it stands in the field. */
  text: string;
  /** With its coordinates; null until one of the suggestions is chosen, and again after an edit. */
  place: Place | null;
}

export const emptyLocation: LocationValue = { text: '', place: null };
