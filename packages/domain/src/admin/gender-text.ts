import { FURTHER_GENDERS } from '../profile/gender.ts';
import { PREFERRED_GENDERS } from '../profile/preferred-genders.ts';
import { valueInWords } from '../value-label.ts';

/** M and F stay as they are stored, and as admins write them. */
const LABELS = new Map(
  [...FURTHER_GENDERS, ...PREFERRED_GENDERS]
    .filter(({ value }) => value !== 'M' && value !== 'F')
    .map(({ value, label }) => [value, label] as const),
);

/** A gender as admins see it: 'M', 'F', 'Non-binary'; null without one. */
export function genderText(gender: string | null): string | null {
  return gender === null || gender === '' ? null : (LABELS.get(gender) ?? valueInWords(gender));
}

/** The genders that a member looks for, as admins see them: 'F, Non-binary'; null without any. */
export function genderPreferenceText(genders: readonly string[]): string | null {
  return genders.length === 0 ? null : genders.map((gender) => genderText(gender)).join(', ');
}
