import { nextStep, previousStep } from '@perigee/domain/questionnaire';
import { clsx } from 'clsx';
import { useState, type ComponentProps } from 'react';
import type { StepFrameProps } from '../StepFrame/StepFrame.tsx';
import { StepSlide, type StepDirection } from '../StepFrame/StepSlide.tsx';
import { Step } from './Step.tsx';
import { stepsNow, type WizardStep, type WizardSteps } from './wizard-steps.ts';
import { wizard } from './Wizard.css.ts';

export type { StepSource, WizardStep } from './wizard-steps.ts';

export interface WizardProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Pick<StepFrameProps, 'focusOn' | 'fill' | 'leave'> {
  /** The name of the process, for screen readers: 'Profile'. */
  label: string;
  /** The text above every title: 'TELL US ABOUT YOU'. */
  section?: string;
  /**
   * The steps in their order. Pass a new array with every answer, or a source of them if an answer is to
   * render only its own step.
   */
  steps: WizardSteps;
  /** The `id` of the initial step. */
  initialStep?: string;
  nextLabel?: string;
  /** The label on the last step, also if only skipped ones follow. */
  doneLabel?: string;
  /** Steps may take the focus on mount. False during the opening animation of a dialog around them. */
  mayFocus?: boolean;
  /**
   * Saves the answers of a step before the next one is shown. On a rejection a toast shows the message and
   * the step stays; it also stays, without a message, if the promise resolves with false.
   */
  onNext?: (stepId: string) => Promise<void | false>;
  /** Called after the last step and its `onNext`. The step stays busy from then on. */
  onDone: () => void | Promise<void>;
  /** Called for Back on the first step. */
  onClose: () => void;
  /** Called when another step is shown, as for analytics. */
  onStepChange?: (stepId: string) => void;
}

/**
 * A sequence of steps with a back button and the progress. It owns the current step; the caller owns the
 * answers.
 */
export function Wizard({
  steps,
  initialStep,
  label,
  section,
  nextLabel = 'Next',
  doneLabel = 'Done',
  mayFocus = true,
  focusOn = 'title',
  fill,
  leave,
  onNext,
  onDone,
  onClose,
  onStepChange,
  className,
  ...rest
}: WizardProps) {
  const [stepId, setStepId] = useState(initialStep);
  const [direction, setDirection] = useState<StepDirection>('forward');
  const all = stepsNow(steps);
  const index = Math.max(
    all.findIndex(({ id }) => id === stepId),
    0,
  );
  const step = all[index];
  if (step === undefined) return null;

  // Computed on demand: an answer that arrived meanwhile may skip a step.
  const neighbor = (find: typeof nextStep) => {
    const now = stepsNow(steps);
    return now[find(now, index)];
  };

  function go({ id }: WizardStep, way: StepDirection) {
    setStepId(id);
    setDirection(way);
    onStepChange?.(id);
  }

  async function finish({ id }: WizardStep): Promise<boolean> {
    if ((await onNext?.(id)) === false) return false;
    if (neighbor(nextStep) === undefined) await onDone();
    return true;
  }

  function goOn() {
    const next = neighbor(nextStep);
    if (next !== undefined) go(next, 'forward');
  }

  function goBack() {
    const previous = neighbor(previousStep);
    if (previous === undefined) onClose();
    else go(previous, 'back');
  }

  return (
    <div {...rest} className={clsx(wizard, className)}>
      <StepSlide key={step.id} direction={direction}>
        <Step
          steps={steps}
          index={index}
          label={label}
          section={section}
          nextLabel={nextLabel}
          doneLabel={doneLabel}
          mayFocus={mayFocus}
          focusOn={focusOn}
          fill={fill}
          leave={leave}
          onBack={goBack}
          onFinish={() => finish(step)}
          onFinished={goOn}
        />
      </StepSlide>
    </div>
  );
}
