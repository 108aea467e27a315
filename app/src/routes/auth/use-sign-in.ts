import {
  ApiError,
  checkedAuthentication,
  sessionTokens,
  useAuthenticatePhone,
  useSendMagicLink,
  useSendVerificationCode,
  type PhoneAuthentication,
  type SessionTokens,
} from '@perigee/api';
import { codeError } from '@perigee/domain/auth';
import { fullName } from '@perigee/domain/signup';
import type { SignInFlowProps } from '@perigee/ui/auth';
import { useState } from 'react';
import type { Clock } from '../../services/clock.ts';
import { authEvents, type SignInPlace } from '../../services/auth-events.ts';
import { useServices } from '../../services/services-context.ts';
import { forgetCode, rememberedCode } from '../referral/remembered-code.ts';
import { createAccount } from './create-account.ts';
import { sendCode } from './send-code.ts';
import type { Enter } from './use-complete-sign-in.ts';

type SignInCalls = Pick<
  SignInFlowProps,
  'onSendCode' | 'onAuthenticate' | 'onSignedIn' | 'onSignUp' | 'onSendLink'
>;

/** Connects the sign-in flow, in the modal and on its page, to its calls and to the session. */
export function useSignIn(
  place: SignInPlace,
  enter: Enter,
): SignInCalls & Pick<SignInFlowProps, 'onViewChange'> {
  const { analytics, clock } = useServices();
  const { mutateAsync: sendVerificationCode } = useSendVerificationCode();
  const { mutateAsync: sendMagicLink } = useSendMagicLink();
  const { mutateAsync: authenticatePhone } = useAuthenticatePhone();
  const [calls] = useState(() =>
    signInCalls({
      enter,
      clock,
      authenticate: (phone, code) => authenticatePhone({ data: { phone, code } }),
      onSendCode: (phone) => sendCode(() => sendVerificationCode({ data: { phone } }), clock.now),
      onSendLink: (email) => sendMagicLink({ data: { email } }),
    }),
  );
  return {
    ...calls,
    onViewChange: (view) => analytics.track(authEvents.stepViewed(view, place)),
  };
}

interface SignInOptions extends Pick<SignInCalls, 'onSendCode' | 'onSendLink'> {
  enter: Enter;
  clock: Clock;
  authenticate: (phone: string, code: string) => Promise<PhoneAuthentication>;
}

/** The calls of one sign-in. They pass the proof of the phone from the code to the following steps. */
function signInCalls({ enter, clock, authenticate, ...sending }: SignInOptions): SignInCalls {
  let proof: { phone: string; authentication: PhoneAuthentication } | null = null;
  let created: SessionTokens | null = null;

  const proven = () => {
    if (proof === null) throw new Error('Sign-in goes on without a proven phone');
    return proof;
  };

  return {
    ...sending,

    onAuthenticate: async (phone, code) => {
      try {
        const authentication = checkedAuthentication(await authenticate(phone, code));
        proof = { phone, authentication };
        created = null;
        return { completedSignup: authentication.completedSignup };
      } catch (error) {
        throw error instanceof ApiError ? codeError(error) : error;
      }
    },

    onSignedIn: async () => {
      await enter('Phone', sessionTokens(proven().authentication));
    },

    onSignUp: async (answers) => {
      const { phone, authentication } = proven();
      const referralCode = rememberedCode();
      // Kept, so that a retry after a failed first load of the user does not sign up twice.
      created ??= await createAccount(
        {
          ...answers,
          phoneNumber: phone,
          name: fullName(answers.firstName, answers.lastName),
          authMethod: 'Phone',
          timestamp: Math.floor(clock.now().getTime() / 1000),
          signupSource: 'webapp',
          ...(referralCode !== undefined && { referralCode }),
        },
        authentication.jwt,
      );
      forgetCode();
      await enter('SignUp', created);
    },
  };
}
