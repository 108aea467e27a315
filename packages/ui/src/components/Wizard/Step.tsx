import { nextStep } from '@perigee/domain/questionnaire';
import { useToastedAction } from '../../hooks/use-toasted-action.ts';
import { ArcProgress } from '../ArcProgress/ArcProgress.tsx';
import { Button } from '../Button/Button.tsx';
import { fields } from '../StepFrame/StepFrame.css.ts';
import { StepFrame, type StepFrameProps } from '../StepFrame/StepFrame.tsx';
import { section as sectionClass } from './Wizard.css.ts';
import { useSteps, type WizardSteps } from './wizard-steps.ts';

interface StepProps extends Pick<StepFrameProps, 'mayFocus' | 'focusOn' | 'fill' | 'leave'> {
  steps: WizardSteps;
  /** Its index among the steps. */
  index: number;
  label: string;
  section: string | undefined;
  nextLabel: string;
  doneLabel: string;
  onBack: () => void;
  /** Runs the whole action of Next. Resolves with false if the step is to stay. */
  onFinish: () => Promise<boolean>;
  onFinished: () => void;
}

/** The current step. It owns its save request: the response of a step that the user left is dropped. */
export function Step({
  steps,
  index,
  label,
  section,
  nextLabel,
  doneLabel,
  onFinish,
  onFinished,
  ...frame
}: StepProps) {
  const all = useSteps(steps);
  const request = useToastedAction();
  const step = all[index];
  if (step === undefined) return null;
  const { title, subtitle, content, canContinue = true } = step;
  const usualLabel = nextStep(all, index) === -1 ? doneLabel : nextLabel;
  // It stays busy after the last step: the caller continues from there.
  const isOver = request.busy || request.state.status === 'done';

  function submit() {
    if (!canContinue || isOver) return;
    void request.run(onFinish, {
      onDone: (isFinished) => (isFinished ? onFinished() : request.reset()),
    });
  }

  return (
    <StepFrame
      {...frame}
      title={title}
      subtitle={subtitle}
      drawing={step.drawing ?? (section !== undefined && <p className={sectionClass}>{section}</p>)}
      // A single step has no progress to show.
      progress={
        step.progress ??
        (all.length > 1 && <ArcProgress label={label} current={index + 1} total={all.length} />)
      }
      foot={
        <Button type="submit" block disabled={!canContinue} busy={isOver}>
          {step.nextLabel ?? usualLabel}
        </Button>
      }
      centered={content === null}
      onSubmit={submit}
    >
      {content !== null && <div className={fields}>{content}</div>}
    </StepFrame>
  );
}
