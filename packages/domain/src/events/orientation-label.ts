import { tagLabel } from './event-audience-line.ts';

/** The label of an orientation of the lookups; one that is unknown here is in title case. */
export function orientationLabel(name: string): string {
  const label = tagLabel(name);
  if (label !== name) return label;
  return name.replaceAll('_', ' ').replaceAll(/\b\p{Letter}/gu, (letter) => letter.toUpperCase());
}
