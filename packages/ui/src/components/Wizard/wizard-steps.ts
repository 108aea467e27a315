import type { ReactNode } from 'react';

export interface WizardStep {
  /** Its name, which no other step has. */
  id: string;
  /** The question, or what the step is about. */
  title: string;
  /** One quiet line under the title. */
  lede?: ReactNode;
  /** The fields. Their values are the caller's, so they stay whichever way one goes. */
  content: ReactNode;
  /** The answers lead on. False disables Next, and Enter does nothing. */
  canContinue?: boolean;
  /** What the button says instead of Next or Done: 'Open to All'. */
  nextLabel?: string;
  /** The answers so far make it needless: it is passed over both ways. */
  skipped?: boolean;
}

/** The step after `index` that is not skipped, or -1. Source: member §4 (questionnaire wizard). */
export function stepAfter(steps: readonly WizardStep[], index: number): number {
  return steps.findIndex((step, position) => position > index && step.skipped !== true);
}

/** The step before `index` that is not skipped, or -1. */
export function stepBefore(steps: readonly WizardStep[], index: number): number {
  return steps.findLastIndex((step, position) => position < index && step.skipped !== true);
}
