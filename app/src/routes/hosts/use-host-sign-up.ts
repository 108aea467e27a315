import {
  ApiError,
  sessionTokens,
  useAuthenticatePhone,
  useSendVerificationCode,
  useSignUpHost,
} from '@perigee/api';
import { codeError } from '@perigee/domain/auth';
import { HostRefusal, refusedPart } from '@perigee/domain/hosts';
import type { HostSignUpPageProps } from '@perigee/ui/hosts';
import { useState } from 'react';
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
        return { completedSignup: authentication.completedSignup };
      } catch (error) {
        throw error instanceof ApiError ? codeError(error) : error;
      }
    },
    onSignUp: async (values) => {
      try {
        const reply = await signUpHost({ data: { ...values, uuid } });
        await enter('SignUp', sessionTokens(reply));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const part = refusedPart(error.status, error.userText);
        throw new HostRefusal(error.userText, part, { cause: error });
      }
    },
  };
}
