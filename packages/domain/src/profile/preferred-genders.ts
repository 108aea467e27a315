import type { Option } from './option.ts';

const EVERYONE = 'everyone';

/** The genders that a user can look for. Source: member §9. */
export const PREFERRED_GENDERS: readonly Option[] = [
  { value: 'M', label: 'Men' },
  { value: 'F', label: 'Women' },
  { value: 'non_binary', label: 'Non-binary' },
  { value: EVERYONE, label: 'Everyone' },
];

/**
 * The selection after a press: 'everyone' and the other options exclude each other, and the last press wins.
 */
export function preferredGendersAfter(
  before: readonly string[],
  after: readonly string[],
): string[] {
  if (!after.includes(EVERYONE)) return [...after];
  return before.includes(EVERYONE) ? after.filter((value) => value !== EVERYONE) : [EVERYONE];
}

/** The genders that a user looks for, in words: 'Men, Non-binary'. Without a choice it is everyone. */
export function preferredGendersText(genders: readonly string[]): string {
  const chosen = PREFERRED_GENDERS.filter(({ value }) => genders.includes(value));
  return chosen.length === 0 ? 'Everyone' : chosen.map(({ label }) => label).join(', ');
}
