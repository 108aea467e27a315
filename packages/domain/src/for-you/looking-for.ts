/** Whom somebody can look for, as stored and as read. Source: member §9; the labels are ours. */
export const LOOKING_FOR = [
  { value: 'M', label: 'Men' },
  { value: 'F', label: 'Women' },
  { value: 'non_binary', label: 'Non-binary people' },
  { value: 'everyone', label: 'Everyone' },
] as const;

const EVERYONE = 'everyone';

/** What is chosen after a press: everyone stands alone, so it and the others put each other out. */
export function lookingForAfter(before: readonly string[], after: readonly string[]): string[] {
  if (!after.includes(EVERYONE)) return [...after];
  return before.includes(EVERYONE) ? after.filter((value) => value !== EVERYONE) : [EVERYONE];
}

/** Whom somebody looks for, in words: 'Men, Non-binary people'. Whoever chose nothing looks for everyone. */
export function lookingForText(genders: readonly string[]): string {
  const chosen = LOOKING_FOR.filter(({ value }) => genders.includes(value));
  return chosen.length === 0 ? 'Everyone' : chosen.map(({ label }) => label).join(', ');
}
