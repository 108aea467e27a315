import { useSyncExternalStore, type ReactNode } from 'react';

export interface WizardStep {
  /** Its unique name. */
  id: string;
  /** The question, or the subject of the step. */
  title: string;
  /** One muted line below the title. */
  subtitle?: ReactNode;
  /** The progress of a step that shows it otherwise than as a count of the steps. */
  progress?: ReactNode;
  /** Content above the title, instead of the section. */
  drawing?: ReactNode;
  /**
   * The fields. The caller holds their values, so they stay in both directions. Null for a step that asks
   * nothing: its text is centered.
   */
  content: ReactNode;
  /** The answers allow the user to continue. False disables Next, and Enter does nothing. */
  canContinue?: boolean;
  /** The label of the button instead of Next or Done: 'Open to All'. */
  nextLabel?: string;
  /** The previous answers make it unnecessary: it is skipped in both directions. */
  skipped?: boolean;
}

/**
 * Steps that change with the answers, stored outside of React. A change renders only the visible step, not
 * the wizard around it.
 */
export interface StepSource {
  subscribe: (onChange: () => void) => () => void;
  /** The current steps: the same array until something changes. */
  getSteps: () => readonly WizardStep[];
}

/** A new array with every answer, or a source of them. Their ids and their order stay. */
export type WizardSteps = readonly WizardStep[] | StepSource;

export function stepsNow(steps: WizardSteps): readonly WizardStep[] {
  return 'getSteps' in steps ? steps.getSteps() : steps;
}

const unchanging = () => () => undefined;

/** The current steps; renders again when they change. */
export function useSteps(steps: WizardSteps): readonly WizardStep[] {
  return useSyncExternalStore('getSteps' in steps ? steps.subscribe : unchanging, () =>
    stepsNow(steps),
  );
}
