import type { Option } from './option.ts';

const EVERYONE = 'everyone';

/** Whom somebody looks for. Source: member §9. */
export const PREFERRED_GENDERS: readonly Option[] = [
  { value: 'M', label: 'Men' },
  { value: 'F', label: 'Women' },
  { value: 'non_binary', label: 'Non-binary' },
  { value: EVERYONE, label: 'Everyone' },
];

/** What is chosen after a press: everyone stands alone, whichever of the two came last. */
export function preferredGendersAfter(
  before: readonly string[],
  after: readonly string[],
): string[] {
  if (!after.includes(EVERYONE)) return [...after];
  return before.includes(EVERYONE) ? after.filter((value) => value !== EVERYONE) : [EVERYONE];
}

/** Whom somebody looks for, in words: 'Men, Non-binary'. Whoever chose nothing looks for everyone. */
export function preferredGendersText(genders: readonly string[]): string {
  const chosen = PREFERRED_GENDERS.filter(({ value }) => genders.includes(value));
  return chosen.length === 0 ? 'Everyone' : chosen.map(({ label }) => label).join(', ');
}
