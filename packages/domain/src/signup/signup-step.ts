/** The steps of sign-up in their order. Source: member §2, §4. */
export const SIGNUP_STEPS = ['name', 'email', 'instagram'] as const;

export type SignUpStep = (typeof SIGNUP_STEPS)[number];

/** The progress of the step: its number from 1, and the number of steps. */
export function signUpProgress(step: SignUpStep): { current: number; total: number } {
  return { current: SIGNUP_STEPS.indexOf(step) + 1, total: SIGNUP_STEPS.length };
}
