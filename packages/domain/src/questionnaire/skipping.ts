import { answerTo, hasUnknownOptions, storedAs, type Answers } from './answers.ts';
import { NEVER } from './options.ts';
import type { Question } from './question.ts';

/**
 * Whether a question is skipped: its parent has no answer, or only the answer Never.
 * Source: member §4.
 */
export function isSkipped(
  question: Question,
  questions: readonly Question[],
  answers: Answers,
): boolean {
  const parent = questions.find(({ key }) => key === question.parent);
  if (parent === undefined) return false;
  const answer = answerTo(parent, answers);
  return answer === null || [answer].flat().every((option) => option === NEVER);
}

/** Whether the user can continue: a required answer must be given. Source: member §4, §5. */
export function canContinue(question: Question, answers: Answers): boolean {
  return !question.required || answerTo(question, answers) !== null;
}

/**
 * The changes of Next: the answer to a question, with texts trimmed, and the removal of dependent answers
 * that it makes invalid; none if the stored answer has values that the app cannot send, because the user has not
 * changed it. Source: member §4, §7.
 */
export function changesBy(
  question: Question,
  questions: readonly Question[],
  answers: Answers,
): Answers {
  if (hasUnknownOptions(question, answers)) return {};
  const answer = answerTo(question, answers);
  const own = storedAs(question, typeof answer === 'string' ? answer.trim() : answer);
  const groundless = questions.filter(
    (other) =>
      other.parent === question.key &&
      hasSomething(answers[other.key as keyof Answers]) &&
      (isSkipped(other, questions, answers) || answerTo(other, answers) === null),
  );
  return Object.assign({}, own, ...groundless.map((other) => storedAs(other, null)));
}

const hasSomething = (value: unknown) =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
