import {
  answerTo,
  canContinue,
  changesBy,
  halfwayQuestion,
  hasUnknownOptions,
  isSkipped,
  optionMessages,
  optionsOf,
  questionnaireMessages,
  questionnaireUpdate,
  questionSets,
  sectionPlace,
  storedAs,
  wholeSpan,
  type Answers,
  type Question,
  type QuestionnaireUpdate,
  type QuestionSet,
} from '@perigee/domain/questionnaire';
import type { StepSource, WizardStep } from '../../../components/Wizard/Wizard.tsx';
import { QuestionField } from './QuestionField.tsx';
import { SectionArc, SectionOrbit } from './SectionArc.tsx';

/** The id of the step between two sections that asks nothing. */
export const HALFWAY = 'halfway';

/** The unsaved answers of a questionnaire, and the wizard's steps that follow from them. */
export interface QuestionDraft extends StepSource {
  /** Saves the answer to a question, if it has changed, and clears the answers that it invalidates. */
  save: (key: string, send: (update: QuestionnaireUpdate) => Promise<void>) => Promise<void>;
  /** The step between two sections was shown: users do not see it again. */
  passHalfway: () => void;
}

const LABELS = { profile: 'Profile', preferences: 'Preferences' } as const;
const { halfway, openToAll, optional, severalChoices, severalOrOpen } = questionnaireMessages;

function ledeOf(question: Question, set: QuestionSet): string | undefined {
  if (question.kind === 'multi-select') {
    return set === 'preferences' ? severalOrOpen : severalChoices;
  }
  if (question.kind === 'details') return optionMessages.selectOne;
  // A scale says it in large, in place of its value.
  if (question.kind === 'select') {
    return question.restsAt === undefined ? optionMessages.selectOne : undefined;
  }
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

interface Extent {
  /** The key of the one question to ask, with those that depend on it; all are asked without it. */
  only?: string;
  /** The key of the initial question. */
  first?: string;
}

export function createQuestionDraft(
  set: QuestionSet,
  saved: Answers,
  { only, first }: Extent = {},
): QuestionDraft {
  const questions = questionSets[set];
  const asksAll = only === undefined;
  const asked = asksAll
    ? questions
    : questions.filter(({ key, parent }) => key === only || parent === only);
  const listeners = new Set<() => void>();
  let answers: Answers = { ...saved, ...wholeRanges(asked, saved) };
  let isSaving = false;
  const placeOf = (name: string | undefined) => asked.findIndex(({ key }) => key === name);
  // A user who begins after it reaches it by going back only.
  let isHalfwayPassed = !asksAll || placeOf(first) >= placeOf(halfwayQuestion[set]);
  let steps = stepsNow();

  function update(changes: Answers) {
    answers = { ...answers, ...changes };
    steps = stepsNow();
    for (const listener of listeners) listener();
  }

  function stepsNow(): WizardStep[] {
    return asked.flatMap((question) =>
      question.key === halfwayQuestion[set]
        ? [halfwayStep(question), stepOf(question)]
        : [stepOf(question)],
    );
  }

  function stepOf(question: Question): WizardStep {
    const answer = answerTo(question, answers);
    const isLeftOpen =
      set === 'preferences' &&
      !question.required &&
      answer === null &&
      !hasUnknownOptions(question, answers);
    return {
      id: question.key,
      title: question.title,
      subtitle: ledeOf(question, set),
      progress: asksAll ? (
        <SectionArc set={set} question={question.key} label={LABELS[set]} />
      ) : undefined,
      skipped: isSkipped(question, questions, answers),
      canContinue: canContinue(question, answers),
      nextLabel: isLeftOpen ? openToAll : undefined,
      content: (
        <QuestionField
          question={question}
          options={optionsOf(question, answers)}
          // A change of one answer is saved by Save alone, because it ends with it.
          goesOn={asksAll}
          answer={answer}
          onAnswer={(next) => {
            // Until the save has ended: another answer would be shown, but not saved.
            if (!isSaving) update(storedAs(question, next));
          }}
        />
      ),
    };
  }

  function halfwayStep(next: Question): WizardStep {
    return {
      id: HALFWAY,
      title: halfway.title,
      subtitle: halfway.text,
      drawing: <SectionOrbit set={set} done={sectionPlace(set, next.key).section} />,
      progress: false,
      skipped: isHalfwayPassed,
      nextLabel: halfway.button,
      content: null,
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
    save: async (key, send) => {
      const question = named(key);
      const changes = questionnaireUpdate(set, question, answers);
      isSaving = true;
      try {
        if (changes !== null) await send(changes);
      } finally {
        isSaving = false;
      }
      update(changesBy(question, questions, answers));
    },
    passHalfway: () => {
      isHalfwayPassed = true;
      update({});
    },
  };
}
