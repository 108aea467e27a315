import type { EventOrientation } from './event-options.ts';

const ORIENTATION_LABELS: Record<EventOrientation, string> = {
  straight: 'Straight',
  lesbian: 'Lesbian',
  gay: 'Gay',
  open: 'Open to all',
  lgbtq_plus: 'LGBTQ+',
};

/** What people read of a tag: its name, and of an orientation the words for it. Source: events §3. */
export function tagLabel(name: string): string {
  return name in ORIENTATION_LABELS ? ORIENTATION_LABELS[name as EventOrientation] : name;
}

/** Whom an event is for: 'Ages 25 to 40, LGBTQ+'. Empty where nothing is said. */
export function eventAudienceLine({
  minAge,
  maxAge,
  sexualOrientation,
}: {
  minAge?: number;
  maxAge?: number;
  sexualOrientation?: string;
}): string {
  const ages = minAge !== undefined && maxAge !== undefined && `Ages ${minAge} to ${maxAge}`;
  const orientation = sexualOrientation !== undefined && tagLabel(sexualOrientation);
  return [ages, orientation].filter(Boolean).join(', ');
}
