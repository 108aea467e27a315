/** The properties of the wizard's steps. */
interface Skippable {
  skipped?: boolean;
}

/**
 * The index of the next step that is not skipped, or -1 at the end of the wizard.
 * Source: member §4.
 */
export function nextStep(steps: readonly Skippable[], index: number): number {
  return steps.findIndex((step, position) => position > index && step.skipped !== true);
}

/** The index of the previous step that is not skipped, or -1, where Back closes the wizard. */
export function previousStep(steps: readonly Skippable[], index: number): number {
  return steps.findLastIndex((step, position) => position < index && step.skipped !== true);
}
