/** What the wizard's steps say of themselves. */
interface Skippable {
  skipped?: boolean;
}

/**
 * The place of the step after `index` that is not skipped, or -1: then the wizard is at its end.
 * Source: member §4.
 */
export function nextStep(steps: readonly Skippable[], index: number): number {
  return steps.findIndex((step, position) => position > index && step.skipped !== true);
}

/** The place of the step before `index` that is not skipped, or -1: Back closes there. */
export function previousStep(steps: readonly Skippable[], index: number): number {
  return steps.findLastIndex((step, position) => position < index && step.skipped !== true);
}
