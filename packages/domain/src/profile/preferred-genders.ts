import { serverMessages } from '../server-messages.ts';
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

/**
 * The problem with the genders that a user looks for, or null: each one is an option. Source: member §9.
 *
 * @param field the field of the request that has them, for the message
 */
export function preferredGendersProblem(field: string, genders: readonly string[]): string | null {
  const options = PREFERRED_GENDERS.map(({ value }) => value);
  const areOptions = genders.every((gender) => options.includes(gender));
  return areOptions ? null : serverMessages.fieldNotOneOf(field, options.join(', '));
}
