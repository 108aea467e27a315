import { useSyncExternalStore, type ReactNode } from 'react';

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

/**
 * Steps that change while one answers, held outside of React. Of a change only the step on show hears,
 * not the wizard around it.
 */
export interface StepSource {
  subscribe: (onChange: () => void) => () => void;
  /** As they are now: the same ones until something changes. */
  getSteps: () => readonly WizardStep[];
}

/** Described anew with every answer, or a source of them. Their ids and their order stay. */
export type WizardSteps = readonly WizardStep[] | StepSource;

export function stepsNow(steps: WizardSteps): readonly WizardStep[] {
  return 'getSteps' in steps ? steps.getSteps() : steps;
}

const unchanging = () => () => undefined;

/** The steps, now and when they change. */
export function useSteps(steps: WizardSteps): readonly WizardStep[] {
  return useSyncExternalStore('getSteps' in steps ? steps.subscribe : unchanging, () =>
    stepsNow(steps),
  );
}
