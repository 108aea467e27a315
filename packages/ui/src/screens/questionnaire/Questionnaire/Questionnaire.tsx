import {
  firstOpenQuestion,
  questionnaireMessages,
  type Answers,
  type QuestionnaireUpdate,
  type QuestionSet,
} from '@perigee/domain';
import { useState } from 'react';
import { Wizard } from '../../../components/Wizard/Wizard.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { createQuestionDraft } from './question-draft.tsx';

const LABELS = { profile: 'Profile', preferences: 'Preferences' } as const;

export interface QuestionnaireProps {
  set: QuestionSet;
  /** What was answered before. Read once, as the wizard begins. */
  answers: Answers;
  /** Saves the answer to one question. A rejection is kept quiet, and the step stays. */
  onSave: (update: QuestionnaireUpdate) => Promise<void>;
  onDone: () => void;
  /** Back on the first question. */
  onClose: () => void;
  /** Another question has come, by its key. */
  onQuestionChange?: (key: string) => void;
  /** Questions may take the focus. False while a dialog still comes in. */
  mayFocus?: boolean;
  /** The key of the question to begin with, instead of the first that has to be answered. */
  initialQuestion?: string;
  /** The key of the one question to answer anew, with those that depend on it. */
  only?: string;
}

/**
 * One set of questions, one at a time, each saved before the next. An answer draws its own step, not
 * the wizard. Source: member §2, §4, §5, §8.
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
}: QuestionnaireProps) {
  const [draft] = useState(() => createQuestionDraft(set, answers, only));
  const [firstKey] = useState(
    () => initialQuestion ?? only ?? firstOpenQuestion(set, answers)?.key,
  );
  const [hasFailed, setHasFailed] = useState(false);

  async function save(key: string): Promise<void | false> {
    setHasFailed(false);
    try {
      await onSave(draft.updateBy(key));
    } catch {
      setHasFailed(true);
      return false;
    }
    draft.settle(key);
    return undefined;
  }

  return (
    <>
      <Wizard
        label={LABELS[set]}
        section={questionnaireMessages.sections[set]}
        steps={draft}
        initialStep={firstKey}
        doneLabel={only === undefined ? 'Next' : 'Save'}
        mayFocus={mayFocus}
        onNext={save}
        onDone={onDone}
        onClose={onClose}
        onStepChange={onQuestionChange}
      />
      {/* A button that stops turning is nothing to hear. */}
      <p aria-live="polite" className={visuallyHidden}>
        {hasFailed && questionnaireMessages.notSaved}
      </p>
    </>
  );
}
