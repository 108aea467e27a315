import type { EventOrientation } from './event-options.ts';

const ORIENTATION_LABELS: Record<EventOrientation, string> = {
  straight: 'Straight',
  lesbian: 'Lesbian',
  gay: 'Gay',
  open: 'Open to all',
  lgbtq_plus: 'LGBTQ+',
};

/** The label of a tag: its name, or the label of its orientation. Source: events §3. */
export function tagLabel(name: string): string {
  return name in ORIENTATION_LABELS ? ORIENTATION_LABELS[name as EventOrientation] : name;
}

/** The audience of an event: 'Ages 25 to 40, LGBTQ+'. Empty if the event has no restriction. */
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
