import { withOwnAnswer, type Option } from './option.ts';

const EVERYONE = 'everyone';

/** A gender that a user can look for. Source: member §9. */
export type PreferredGender = 'M' | 'F' | 'non_binary' | typeof EVERYONE;

/** The genders that a user can look for. Source: member §9. */
export const PREFERRED_GENDERS: readonly Option<PreferredGender>[] = [
  { value: 'M', label: 'Men' },
  { value: 'F', label: 'Women' },
  { value: 'non_binary', label: 'Non-binary' },
  { value: EVERYONE, label: 'Everyone' },
];

/** Whether a stored value is one of the options, and can be sent. */
export const isPreferredGender = (value: string): value is PreferredGender =>
  PREFERRED_GENDERS.some((option) => option.value === value);

/**
 * The selection after a press: 'everyone' and the other options exclude each other, and the last press wins.
 * Stored values that are no options give way to it, because they cannot be sent with it.
 */
export function preferredGendersAfter(
  before: readonly string[],
  after: readonly string[],
): PreferredGender[] {
  const chosen = after.filter(isPreferredGender);
  if (!chosen.includes(EVERYONE)) return chosen;
  return before.includes(EVERYONE) ? chosen.filter((value) => value !== EVERYONE) : [EVERYONE];
}

/** The genders that a user looks for, in words: 'Men, Non-binary'. Without a choice it is everyone. */
export function preferredGendersText(genders: readonly string[]): string {
  const chosen = withOwnAnswer(PREFERRED_GENDERS, genders).filter(({ value }) =>
    genders.includes(value),
  );
  return chosen.length === 0 ? 'Everyone' : chosen.map(({ label }) => label).join(', ');
}
