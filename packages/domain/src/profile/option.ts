/** One of the answers that a question offers. */
export interface Option {
  /** As it is stored. */
  value: string;
  /** As people read it. */
  label: string;
}

/** Capitals and spaces for a value that no list has: 'prefer_not_to_say' gives 'Prefer not to say'. */
function labelOf(value: string): string {
  const words = value.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The options with somebody's answer among them: storage takes more values than the steps offer, and
 * nobody's own answer may vanish from a form. Source: member §3, §9.
 */
export function withOwnAnswer(options: readonly Option[], value: string | null): readonly Option[] {
  const isKnown = value === null || options.some((option) => option.value === value);
  return isKnown ? options : [...options, { value, label: labelOf(value) }];
}
