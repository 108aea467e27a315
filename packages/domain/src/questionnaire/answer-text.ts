import { valueInWords } from '../value-label.ts';
import { answerTo, type Answers, type Span } from './answers.ts';
import type { Question } from './question.ts';

const isSpan = (answer: object): answer is Span => 'min' in answer;

/**
 * An answer as a line of text, or null without an answer. A range has the same format as the sliders. A stored
 * value is shown even if it is no option: it is the user's own.
 */
export function answerText(question: Question, answers: Answers): string | null {
  if (question.kind === 'select' || question.kind === 'multi-select') {
    const stored = [answers[question.key as keyof Answers] ?? []].flat().map(String);
    const isOption = (value: string) => question.options.includes(value);
    return stored.length === 0
      ? null
      : stored.map((value) => (isOption(value) ? value : valueInWords(value))).join(', ');
  }
  const answer = answerTo(question, answers);
  if (answer === null || typeof answer === 'string') return answer;
  return isSpan(answer) ? `${answer.min} - ${answer.max}` : answer.join(', ');
}
