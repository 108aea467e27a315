import { fieldMessages } from '../field-messages.ts';
import { UserFacingError } from '../user-facing-error.ts';

/** The views of the sign-in flow, in their order. Source: member §4 (modal state), member §2. */
export type SignInStep = 'intro' | 'phone' | 'code' | 'signup';

/** The target of Back: from the code and from sign-up to the phone, from the first step out of the flow. */
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

/** The step after a correct code: a user who completed sign-up is done. */
export function stepAfterCode(completedSignup: boolean): 'signup' | 'finish' {
  return completedSignup ? 'finish' : 'signup';
}

/**
 * The error for a rejected code: with the documented text if the server rejected the code, else the error
 * itself, because its own text names the cause. Source: member §5, §8.
 */
export function codeError(error: Error & { status: number }): Error {
  return error.status === 422
    ? new UserFacingError(fieldMessages.code.invalid, { cause: error })
    : error;
}
