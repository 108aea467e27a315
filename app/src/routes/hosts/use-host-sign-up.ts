import {
  ApiError,
  sessionTokens,
  useAuthenticatePhone,
  useSendVerificationCode,
  useSignUpHost,
  type SessionTokens,
} from '@perigee/api';
import { codeError } from '@perigee/domain/auth';
import { HostRefusal, refusedPart } from '@perigee/domain/hosts';
import type { HostSignUpPageProps } from '@perigee/ui/hosts';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useServices } from '../../services/services-context.ts';
import { sendCode } from '../auth/send-code.ts';
import { useCompleteSignIn } from '../auth/use-complete-sign-in.ts';

type Calls = Pick<HostSignUpPageProps, 'onSendCode' | 'onAuthenticate' | 'onSignUp'>;

/** Connects the sign-up of a host to its calls: the code proves the phone, then the form is sent. */
export function useHostSignUp(): Calls {
  const { uuid = '' } = useParams();
  const { clock } = useServices();
  const { enter } = useCompleteSignIn();
  const [jwt, setJwt] = useState('');
  const created = useRef<SessionTokens | null>(null);
  const { mutateAsync: sendVerificationCode } = useSendVerificationCode();
  const { mutateAsync: authenticatePhone } = useAuthenticatePhone();
  // The session has not started yet: the call carries the proof of the phone.
  const { mutateAsync: signUpHost } = useSignUpHost({
    request: { headers: { authorization: `Bearer ${jwt}` } },
  });

  return {
    onSendCode: (phone) => sendCode(() => sendVerificationCode({ data: { phone } }), clock.now),
    onAuthenticate: async (phone, code) => {
      try {
        const authentication = await authenticatePhone({ data: { phone, code } });
        setJwt(authentication.jwt);
        created.current = null;
        return { completedSignup: authentication.completedSignup };
      } catch (error) {
        throw error instanceof ApiError ? codeError(error) : error;
      }
    },
    onSignUp: async (values) => {
      try {
        // Kept, so that a retry after a failed first load of the user does not use the invitation twice.
        created.current ??= sessionTokens(await signUpHost({ data: { ...values, uuid } }));
        await enter('SignUp', created.current);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const part = refusedPart(error.status, error.userText);
        throw new HostRefusal(error.userText, part, { cause: error });
      }
    },
  };
}
