import type { DetailOptions } from './options.ts';
import type { PreferenceAnswers } from './preference-questions.ts';
import type { ProfileAnswers } from './profile-questions.ts';
import type { Question, RangeQuestion } from './question.ts';

type Stored = string | number | readonly string[] | null | undefined;

/** The answers to a set, by the keys under which they are stored. The object may have other keys as well. */
export type Answers = Readonly<
  Partial<Record<keyof ProfileAnswers | keyof PreferenceAnswers, Stored>>
>;

/** A range from one value to another, both included. */
export interface Span {
  min: string | number;
  max: string | number;
}

/** A user's answer to one question. */
export type Answer = string | readonly string[] | Span;

const at = (answers: Answers, key: string): Stored => answers[key as keyof Answers];

function spanOf({ minKey, maxKey, values }: RangeQuestion, answers: Answers): Span | null {
  const [min, max] = [at(answers, minKey), at(answers, maxKey)];
  const place = (end: Stored) => values.findIndex((value) => value === end);
  const isSpan = place(min) !== -1 && place(min) <= place(max);
  return isSpan ? ({ min, max } as Span) : null;
}

/**
 * The options of a question. The options of a details question depend on the answer to the parent, in lower
 * case. Source: member §4.
 */
export function optionsOf(question: Question, answers: Answers): readonly string[] {
  if (question.kind === 'select' || question.kind === 'multi-select') return question.options;
  if (question.kind !== 'details') return [];
  const parent = at(answers, question.parent);
  const habit = typeof parent === 'string' ? parent.toLowerCase() : '';
  return question.options[habit as keyof DetailOptions] ?? [];
}

/** The range from the first value to the last. */
export const wholeSpan = ({ values }: RangeQuestion): Span => ({
  min: values[0] ?? '',
  max: values.at(-1) ?? '',
});

/** The answer to a question, or null. A stored value that is not among the options is ignored. */
export function answerTo(question: Question, answers: Answers): Answer | null {
  if (question.kind === 'range') return spanOf(question, answers);
  const stored = at(answers, question.key);
  if (question.kind === 'text') {
    return typeof stored === 'string' && stored.trim() !== '' ? stored : null;
  }
  const options = optionsOf(question, answers);
  if (question.kind === 'multi-select') {
    const chosen = Array.isArray(stored) ? stored.filter((option) => options.includes(option)) : [];
    return chosen.length > 0 ? chosen : null;
  }
  return typeof stored === 'string' && options.includes(stored) ? stored : null;
}

/**
 * Whether a stored list has values that are no options: the server may know more. A choice of the user has
 * none, so such a list is unchanged.
 */
export function hasUnknownOptions(question: Question, answers: Answers): boolean {
  if (question.kind !== 'multi-select') return false;
  const stored = [at(answers, question.key) ?? []].flat();
  return stored.some((value) => !question.options.some((option) => option === value));
}

/** An answer under the keys of its question. Null removes it. Source: member §4. */
export function storedAs(question: Question, answer: Answer | null): Answers {
  if (question.kind === 'range') {
    const span = answer as Span | null;
    return { [question.minKey]: span?.min ?? null, [question.maxKey]: span?.max ?? null };
  }
  return { [question.key]: answer ?? (question.kind === 'multi-select' ? [] : null) };
}
