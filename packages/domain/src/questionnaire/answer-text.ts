import { answerTo, type Answers, type Span } from './answers.ts';
import type { Question } from './question.ts';

const isSpan = (answer: object): answer is Span => 'min' in answer;

/** An answer as a line of text, or null without an answer. A range has the same format as the sliders. */
export function answerText(question: Question, answers: Answers): string | null {
  const answer = answerTo(question, answers);
  if (answer === null || typeof answer === 'string') return answer;
  return isSpan(answer) ? `${answer.min} - ${answer.max}` : answer.join(', ');
}
