import { messages } from '../messages.ts';
import { UserFacingError } from '../user-facing-error.ts';

/** The views of the sign-in flow, in their order. Source: member §4 (modal state), member §2. */
export type SignInStep = 'intro' | 'phone' | 'code' | 'signup';

/** Where Back leads: from the code and from sign-up to the phone, from the first step out of the flow. */
export function stepBefore(step: SignInStep): SignInStep | 'close' {
  switch (step) {
    case 'intro':
      return 'close';
    case 'phone':
      return 'intro';
    case 'code':
    case 'signup':
      return 'phone';
  }
}

/** Where a right code leads: somebody who completed sign-up is done. */
export function stepAfterCode(completedSignup: boolean): 'signup' | 'finish' {
  return completedSignup ? 'finish' : 'signup';
}

/**
 * The error of a code that was not taken: with the documented text where the server refused the
 * code, else as it is, as its own words say what went wrong. Source: member §5, §8.
 */
export function codeError(error: Error & { status: number }): Error {
  return error.status === 422
    ? new UserFacingError(messages.code.invalid, { cause: error })
    : error;
}
