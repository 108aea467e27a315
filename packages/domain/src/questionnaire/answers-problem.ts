import { serverMessages } from '../server-messages.ts';
import { optionsOf, type Answers } from './answers.ts';
import { questionSets } from './completeness.ts';
import type { Question, QuestionSet } from './question.ts';

/** A change of answers. */
interface AnswersChange {
  /** The answers that are sent. Null and an empty list remove an answer. */
  sent: Answers;
  /** All answers after the change: details depend on the answer to their parent. */
  after: Answers;
  /** The field of the request that has the answers, for messages. */
  field: string;
}

/** The sent values under a key; none if the key is not sent, or the answer is removed. */
const valuesAt = (answers: Answers, key: string): readonly unknown[] =>
  [answers[key as keyof Answers] ?? []].flat();

function questionProblem(question: Question, { sent, after, field }: AnswersChange): string | null {
  if (question.kind === 'text') return null;
  const isRange = question.kind === 'range';
  const options: readonly unknown[] = isRange ? question.values : optionsOf(question, after);
  const keys = isRange ? [question.minKey, question.maxKey] : [question.key];
  const wrong = keys.find((key) => valuesAt(sent, key).some((value) => !options.includes(value)));
  if (wrong === undefined) return null;
  return options.length === 0 && question.parent !== undefined
    ? serverMessages.fieldMissing(`${field}.${question.parent}`)
    : serverMessages.fieldNotOneOf(`${field}.${wrong}`, options.join(', '));
}

/**
 * The problem with answers that are to be stored, or null: each one is an option of its question. Texts have
 * no options. Source: member §3, §4, §9.
 */
export function answersProblem(set: QuestionSet, change: AnswersChange): string | null {
  const problems = questionSets[set].map((question) => questionProblem(question, change));
  return problems.find((problem) => problem !== null) ?? null;
}
