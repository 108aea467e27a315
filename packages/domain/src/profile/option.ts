/** An answer option of a question. */
export interface Option {
  /** The stored value. */
  value: string;
  /** The shown text. */
  label: string;
}

/** Capitals and spaces for a value that is in no list: 'prefer_not_to_say' gives 'Prefer not to say'. */
function labelOf(value: string): string {
  const words = value.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The options including the user's stored answer: storage accepts more values than the steps offer, and a
 * user's own answer must not disappear from a form. Source: member §3, §9.
 */
export function withOwnAnswer(options: readonly Option[], value: string | null): readonly Option[] {
  const isKnown = value === null || options.some((option) => option.value === value);
  return isKnown ? options : [...options, { value, label: labelOf(value) }];
}
