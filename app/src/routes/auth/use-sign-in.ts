import {
  ApiError,
  authenticatePhone,
  sendVerificationCode,
  signUp,
  useSession,
  type PhoneAuthentication,
  type Session,
} from '@perigee/api';
import { authenticationErrorText, fullName } from '@perigee/domain';
import type { SignInFlowProps } from '@perigee/ui/auth';
import { useState } from 'react';

type SignInCalls = Pick<
  SignInFlowProps,
  'onSendCode' | 'onAuthenticate' | 'onSignedIn' | 'onSignUp'
>;

type NewSession = Awaited<ReturnType<typeof signUp>>;

/** Connects the sign-in flow, in the modal and on its page, to its calls and to the session. */
export function useSignIn(): SignInCalls {
  const session = useSession();
  const [calls] = useState(() => signInCalls(session));
  return calls;
}

/** The calls of one sign-in. They carry the proof of the phone from the code to what follows. */
function signInCalls(session: Session): SignInCalls {
  let proof: { phone: string; authentication: PhoneAuthentication } | null = null;
  let created: NewSession | null = null;

  const proven = () => {
    if (proof === null) throw new Error('Sign-in goes on without a proven phone');
    return proof;
  };

  return {
    onSendCode: (phone) => sendVerificationCode({ phone }),

    onAuthenticate: async (phone, code) => {
      try {
        const authentication = await authenticatePhone({ phone, code });
        proof = { phone, authentication };
        created = null;
        return { completedSignup: authentication.completedSignup };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        throw new Error(authenticationErrorText(error), { cause: error });
      }
    },

    onSignedIn: async () => {
      const { id, jwt, chatToken } = proven().authentication;
      await session.signIn({ token: jwt, userId: String(id), chatToken });
    },

    onSignUp: async (answers) => {
      const { phone, authentication } = proven();
      // Kept, so that trying again after a failed first look at the person does not sign up twice.
      created ??= await signUp(
        {
          ...answers,
          phoneNumber: phone,
          name: fullName(answers.firstName, answers.lastName),
          authMethod: 'Phone',
          timestamp: Math.floor(Date.now() / 1000),
          signupSource: 'webapp',
        },
        { headers: { authorization: `Bearer ${authentication.jwt}` } },
      );
      const { userId, jwt, chatToken } = created;
      await session.signIn({ token: jwt, userId: String(userId), chatToken });
    },
  };
}
