import {
  firstOpenQuestion,
  questionnaireMessages,
  type Answers,
  type QuestionnaireUpdate,
  type QuestionSet,
} from '@perigee/domain/questionnaire';
import { useState, type ReactNode } from 'react';
import { Wizard } from '../../../components/Wizard/Wizard.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { createQuestionDraft, HALFWAY } from './question-draft.tsx';

const LABELS = { profile: 'Profile', preferences: 'Preferences' } as const;

export interface QuestionnaireProps {
  set: QuestionSet;
  /** The previous answers. Read once, on mount. */
  answers: Answers;
  /** Saves the answer to one question. A rejection shows no message, and the step stays. */
  onSave: (update: QuestionnaireUpdate) => Promise<void>;
  onDone: () => void;
  /** Called for Back on the first question. */
  onClose: () => void;
  /** Called with the key of another question when it is shown. */
  onQuestionChange?: (key: string) => void;
  /** Questions may take the focus. False during the opening animation of a dialog. */
  mayFocus?: boolean;
  /** The key of the initial question, instead of the first unanswered required one. */
  initialQuestion?: string;
  /** The key of the one question whose answer changes, asked with those that depend on it. */
  only?: string;
  /** At the end of the top line: leaves the questions. */
  leave?: ReactNode;
}

/**
 * One set of questions, one at a time, each saved before the next. An answer renders its own step, not the
 * wizard. Source: member §2, §4, §5, §8.
 */
export function Questionnaire({
  set,
  answers,
  onSave,
  onDone,
  onClose,
  onQuestionChange,
  mayFocus,
  initialQuestion,
  only,
  leave,
}: QuestionnaireProps) {
  const [first] = useState(() => initialQuestion ?? only ?? firstOpenQuestion(set, answers)?.key);
  const [draft] = useState(() => createQuestionDraft(set, answers, { only, first }));
  const [hasFailed, setHasFailed] = useState(false);

  async function save(key: string): Promise<void | false> {
    setHasFailed(false);
    if (key === HALFWAY) return undefined;
    try {
      await draft.save(key, onSave);
    } catch {
      setHasFailed(true);
      return false;
    }
    return undefined;
  }

  function show(step: string) {
    if (step === HALFWAY) draft.passHalfway();
    else onQuestionChange?.(step);
  }

  return (
    <>
      <Wizard
        label={LABELS[set]}
        section={questionnaireMessages.sections[set]}
        steps={draft}
        initialStep={first}
        doneLabel={only === undefined ? 'Next' : 'Save'}
        mayFocus={mayFocus}
        onNext={save}
        onDone={onDone}
        onClose={onClose}
        onStepChange={show}
        fill={only === undefined}
        leave={leave}
      />
      {/* The end of a busy state is not announced, so a failure needs its own announcement. */}
      <p aria-live="polite" className={visuallyHidden}>
        {hasFailed && questionnaireMessages.notSaved}
      </p>
    </>
  );
}
