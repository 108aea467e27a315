import { valueInWords } from '../value-label.ts';

/** An answer option of a question. */
export interface Option<Value extends string = string> {
  /** The stored value. */
  value: Value;
  /** The shown text. */
  label: string;
}

/**
 * The options including the user's stored answer, or answers: storage accepts more values than the steps
 * offer, and a user's own answer must not disappear from a form. Source: member §3, §9.
 */
export function withOwnAnswer(
  options: readonly Option[],
  stored: string | readonly string[] | null,
): readonly Option[] {
  const unknown = [stored ?? []]
    .flat()
    .filter((value) => options.every((option) => option.value !== value));
  return [...options, ...unknown.map((value) => ({ value, label: valueInWords(value) }))];
}
