import { nextStep, previousStep } from '@perigee/domain';
import { clsx } from 'clsx';
import { useState, type ComponentProps } from 'react';
import type { StepFrameProps } from '../StepFrame/StepFrame.tsx';
import { StepSlide, type StepDirection } from '../StepFrame/StepSlide.tsx';
import { Step } from './Step.tsx';
import { stepsNow, type WizardStep, type WizardSteps } from './wizard-steps.ts';
import { wizard } from './Wizard.css.ts';

export type { StepSource, WizardStep } from './wizard-steps.ts';

export interface WizardProps
  extends Omit<ComponentProps<'div'>, 'children'>, Pick<StepFrameProps, 'focusOn'> {
  /** What is under way, for screen readers: 'Profile'. */
  label: string;
  /** Stands above every title: 'TELL US ABOUT YOU'. */
  section?: string;
  /**
   * In their order. Describe them anew with every answer, or give a source of them where an answer is
   * to draw its own step alone.
   */
  steps: WizardSteps;
  /** The `id` of the step to begin with. */
  initialStep?: string;
  nextLabel?: string;
  /** On the last step, and where only skipped ones follow. */
  doneLabel?: string;
  /** Steps may take the focus when they come. False while a dialog around them still comes in. */
  mayFocus?: boolean;
  /**
   * Saves the answers of a step before the next one comes. A rejection's message is a toast and the
   * step stays; so it does without a word where it resolves with false.
   */
  onNext?: (stepId: string) => Promise<void | false>;
  /** After the last step, whose `onNext` has been called. It stays busy from then on. */
  onDone: () => void | Promise<void>;
  /** Back on the first step. */
  onClose: () => void;
  /** Another step has come, as for analytics. */
  onStepChange?: (stepId: string) => void;
}

/**
 * One step after the other, with the way back and how far one has come. The way is its own; the
 * answers are the caller's.
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

  // Asked for when it is needed: what was answered meanwhile may spare a step.
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
          onBack={goBack}
          onFinish={() => finish(step)}
          onFinished={goOn}
        />
      </StepSlide>
    </div>
  );
}
