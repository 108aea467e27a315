import { genderPreferenceText } from './gender-text.ts';

interface Wishes {
  minAge?: number | null | undefined;
  maxAge?: number | null | undefined;
}

function agesText({ minAge, maxAge }: Wishes): string | null {
  const hasMin = typeof minAge === 'number';
  const hasMax = typeof maxAge === 'number';
  if (hasMin && hasMax) return `${minAge} to ${maxAge}`;
  if (hasMin) return `from ${minAge}`;
  return hasMax ? `up to ${maxAge}` : null;
}

/** The genders and ages that a member looks for: 'F, 28 to 40'; null if neither is known. Source: member §6. */
export function lookingForText(genders: readonly string[], wishes: Wishes | null): string | null {
  const parts = [genderPreferenceText(genders), agesText(wishes ?? {})].filter(
    (part) => part !== null,
  );
  return parts.length === 0 ? null : parts.join(', ');
}
