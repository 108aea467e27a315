import {
  answersIn,
  firstOpenQuestion,
  questionnaireMessages,
  settledCount,
  type Answered,
  type QuestionSet,
} from '@perigee/domain/questionnaire';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StepPlace } from '../../../components/StepFrame/StepPlace.tsx';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import { QuestionnaireIntro } from './QuestionnaireIntro.tsx';
import { Questionnaire, type QuestionnaireProps } from '../Questionnaire/Questionnaire.tsx';
import { QuestionnaireDone } from './QuestionnaireDone.tsx';

const { done } = questionnaireMessages;

export interface QuestionnaireDialogProps extends Pick<
  QuestionnaireProps,
  'onSave' | 'initialQuestion' | 'only'
> {
  open: boolean;
  /** The initial set. The preferences follow the profile if they are incomplete too. */
  set: QuestionSet;
  /** The current answers to both sets. */
  person: Answered;
  /** The opener already explains the questions: the dialog starts with the first one. */
  introduced?: boolean;
  /** The page on which the user can change the answers later. */
  applicationHref: string;
  /** Called when the user closes the last page, or decides to finish later. */
  onClose: () => void;
  /** Called after the fade-out. */
  onExited?: () => void;
  /** Called when another question is shown, as for analytics. */
  onQuestionChange?: (set: QuestionSet, key: string) => void;
}

/**
 * The questionnaires over the current page. Escape and the backdrop close the dialog, because every answer is
 * saved. Source: member §2 (profile questionnaire wizard).
 */
export function QuestionnaireDialog({
  open,
  set,
  person,
  introduced = false,
  applicationHref,
  onSave,
  onClose,
  onExited,
  onQuestionChange,
  initialQuestion,
  only,
}: QuestionnaireDialogProps) {
  const [hasEntered, setHasEntered] = useState(false);
  const [current, setCurrent] = useState(set);
  const [phase, setPhase] = useState<'intro' | 'questions' | 'done'>(() => {
    const isBegun = set !== 'profile' || settledCount(set, answersIn(person, set)) > 0;
    const isNamed = initialQuestion !== undefined || only !== undefined;
    return introduced || isBegun || isNamed ? 'questions' : 'intro';
  });

  function goOn() {
    const next = firstOpenQuestion('preferences', answersIn(person, 'preferences'));
    if (only !== undefined) onClose();
    else if (current === 'profile' && next !== undefined) setCurrent('preferences');
    else setPhase('done');
  }

  function step() {
    if (phase === 'intro') {
      return (
        <QuestionnaireIntro
          mayFocus={hasEntered}
          onStart={() => setPhase('questions')}
          onBack={onClose}
        />
      );
    }
    if (phase === 'done') {
      return <QuestionnaireDone applicationHref={applicationHref} onClose={onClose} />;
    }
    return (
      <Questionnaire
        key={current}
        set={current}
        answers={answersIn(person, current)}
        initialQuestion={initialQuestion}
        only={only}
        mayFocus={hasEntered}
        onSave={onSave}
        onDone={goOn}
        onClose={onClose}
        onQuestionChange={(key) => onQuestionChange?.(current, key)}
        leave={
          only === undefined && (
            <TextButton onClick={onClose}>{questionnaireMessages.later}</TextButton>
          )
        }
      />
    );
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={phase === 'done' ? done.title : questionnaireMessages.sections[current]}
      hasHeader={false}
      fill={only === undefined ? 'always' : true}
      holdsFocus
      onEntered={() => setHasEntered(true)}
      onExited={onExited}
    >
      {only === undefined ? (
        step()
      ) : (
        <StepPlace of="question">
          {step()}
          <Stack align="center" spaceBefore={4}>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </Stack>
        </StepPlace>
      )}
    </Dialog>
  );
}
