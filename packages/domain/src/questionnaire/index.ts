export { answerText } from './answer-text.ts';
export { answersProblem } from './answers-problem.ts';
export {
  answerTo,
  hasUnknownOptions,
  optionsOf,
  storedAs,
  type Answer,
  wholeSpan,
  type Answers,
  type Span,
} from './answers.ts';
export {
  answersIn,
  firstOpenQuestion,
  incompleteSet,
  questionnaireUpdate,
  questionSets,
  settledCount,
  type Answered,
  type QuestionnaireUpdate,
} from './completeness.ts';
export { heightInches, heightRangeProblem, HEIGHTS, heightsBetween } from './heights.ts';
export { optionMessages, questionnaireMessages } from './messages.ts';
export type { Question, QuestionSet, RangeQuestion } from './question.ts';
export { halfwayQuestion, progressText, questionSections, sectionPlace } from './sections.ts';
export { canContinue, changesBy, isSkipped } from './skipping.ts';
export { nextStep, previousStep } from './step-order.ts';
