import {
  answerTo,
  canContinue,
  changesBy,
  hasUnknownOptions,
  isSkipped,
  optionMessages,
  optionsOf,
  questionnaireMessages,
  questionnaireUpdate,
  questionSets,
  storedAs,
  wholeSpan,
  type Answers,
  type Question,
  type QuestionnaireUpdate,
  type QuestionSet,
} from '@perigee/domain/questionnaire';
import type { StepSource, WizardStep } from '../../../components/Wizard/Wizard.tsx';
import { QuestionField, standsInCards } from './QuestionField.tsx';

/** The unsaved answers of a questionnaire, and the wizard's steps that follow from them. */
export interface QuestionDraft extends StepSource {
  /** The update that saves the answer to a question, or null if there is nothing to save. */
  updateBy: (key: string) => QuestionnaireUpdate | null;
  /** Called after the answer was saved: clears the answers that it invalidates here too. */
  settle: (key: string) => void;
}

const { openToAll, optional, severalChoices } = questionnaireMessages;

function ledeOf(question: Question, options: readonly string[]): string | undefined {
  if (question.kind === 'multi-select') return severalChoices;
  if (standsInCards(question, options)) return optionMessages.selectOne;
  return question.required ? undefined : optional;
}

/** A range spans everything until the user moves it, and Next saves that as its answer. */
const wholeRanges = (questions: readonly Question[], saved: Answers): Answers =>
  Object.assign(
    {},
    ...questions.map((question) =>
      question.kind === 'range' && answerTo(question, saved) === null
        ? storedAs(question, wholeSpan(question))
        : {},
    ),
  );

/** @param only the key of the one question to ask, with those that depend on it; all are asked without it */
export function createQuestionDraft(
  set: QuestionSet,
  saved: Answers,
  only?: string,
): QuestionDraft {
  const questions = questionSets[set];
  const asked =
    only === undefined
      ? questions
      : questions.filter(({ key, parent }) => key === only || parent === only);
  const listeners = new Set<() => void>();
  let answers: Answers = { ...saved, ...wholeRanges(asked, saved) };
  let steps = asked.map(stepOf);

  function change(changes: Answers) {
    answers = { ...answers, ...changes };
    steps = asked.map(stepOf);
    for (const listener of listeners) listener();
  }

  function stepOf(question: Question): WizardStep {
    const answer = answerTo(question, answers);
    const options = optionsOf(question, answers);
    const isLeftOpen =
      set === 'preferences' &&
      !question.required &&
      answer === null &&
      !hasUnknownOptions(question, answers);
    return {
      id: question.key,
      title: question.title,
      subtitle: ledeOf(question, options),
      skipped: isSkipped(question, questions, answers),
      canContinue: canContinue(question, answers),
      nextLabel: isLeftOpen ? openToAll : undefined,
      content: (
        <QuestionField
          question={question}
          options={options}
          mayStayOpen={set === 'preferences'}
          answer={answer}
          onAnswer={(next) => change(storedAs(question, next))}
        />
      ),
    };
  }

  const named = (key: string) => {
    const question = questions.find((one) => one.key === key);
    if (question === undefined) throw new Error(`There is no question ${key}`);
    return question;
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSteps: () => steps,
    updateBy: (key) => questionnaireUpdate(set, named(key), answers),
    settle: (key) => change(changesBy(named(key), questions, answers)),
  };
}
