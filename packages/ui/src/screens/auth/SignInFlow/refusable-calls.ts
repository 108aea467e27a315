import { CoolDownError } from '@perigee/domain/auth';
import { EmailRefusedError } from '@perigee/domain/signup';
import type { SignInAction, SignUpAnswers } from './sign-in-state.ts';

/** The calls whose refusals open another view, instead of being shown in the current one. */
export function refusableCalls(
  dispatch: (action: SignInAction) => void,
  onSendCode: (phoneE164: string) => Promise<void>,
  onSignUp: (answers: SignUpAnswers) => Promise<void>,
) {
  async function sendCode(phoneE164: string): Promise<void> {
    await onSendCode(phoneE164);
    dispatch({ type: 'code-sent', phoneE164 });
  }

  return {
    sendCode,
    /** For a user who only needs a code: one that was sent a moment ago is as good as a new one. */
    sendOrUseCode: async (phoneE164: string): Promise<void> => {
      try {
        await sendCode(phoneE164);
      } catch (error) {
        if (!(error instanceof CoolDownError)) throw error;
      }
    },
    trySignUp: async (answers: SignUpAnswers): Promise<void> => {
      try {
        await onSignUp(answers);
      } catch (error) {
        if (!(error instanceof EmailRefusedError)) throw error;
        dispatch({ type: 'email-refused', message: error.userText });
      }
    },
  };
}
