import {
  answersIn,
  firstOpenQuestion,
  questionnaireMessages,
  settledCount,
  type Answered,
  type QuestionSet,
} from '@perigee/domain';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { QuestionnaireIntro } from '../AuthModalQuestionnaire/QuestionnaireIntro.tsx';
import { Questionnaire, type QuestionnaireProps } from '../Questionnaire/Questionnaire.tsx';
import { frame, later } from './QuestionnaireDialog.css.ts';

export interface QuestionnaireDialogProps extends Pick<
  QuestionnaireProps,
  'onSave' | 'initialQuestion'
> {
  open: boolean;
  /** The set to begin with. The preferences follow the profile where they are incomplete too. */
  set: QuestionSet;
  /** The answers to both sets so far. */
  person: Answered;
  /** What opened it has said what the questions are for: they begin at once. */
  introduced?: boolean;
  /** All is answered, or somebody goes on another time. */
  onClose: () => void;
  /** Has faded out. */
  onExited?: () => void;
  /** Another question has come, as for analytics. */
  onQuestionChange?: (set: QuestionSet, key: string) => void;
}

/**
 * The questionnaires over the page one is on. Escape and the backdrop leave it, as every answer is
 * saved. Source: member §2 (profile questionnaire wizard).
 */
export function QuestionnaireDialog({
  open,
  set,
  person,
  introduced = false,
  onSave,
  onClose,
  onExited,
  onQuestionChange,
  initialQuestion,
}: QuestionnaireDialogProps) {
  const [hasEntered, setHasEntered] = useState(false);
  const [current, setCurrent] = useState(set);
  const [isIntroduced, setIsIntroduced] = useState(
    () => introduced || set !== 'profile' || settledCount(set, answersIn(person, set)) > 0,
  );

  function goOn() {
    const next = firstOpenQuestion('preferences', answersIn(person, 'preferences'));
    if (current === 'profile' && next !== undefined) setCurrent('preferences');
    else onClose();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={questionnaireMessages.sections[current]}
      hasHeader={false}
      fill
      holdsFocus
      onEntered={() => setHasEntered(true)}
      onExited={onExited}
    >
      <div className={frame}>
        {isIntroduced || initialQuestion !== undefined ? (
          <>
            <Questionnaire
              key={current}
              set={current}
              answers={answersIn(person, current)}
              initialQuestion={initialQuestion}
              mayFocus={hasEntered}
              onSave={onSave}
              onDone={goOn}
              onClose={onClose}
              onQuestionChange={(key) => onQuestionChange?.(current, key)}
            />
            <Button variant="quiet" className={later} onClick={onClose}>
              {questionnaireMessages.later}
            </Button>
          </>
        ) : (
          <QuestionnaireIntro
            mayFocus={hasEntered}
            onStart={() => setIsIntroduced(true)}
            onBack={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}
