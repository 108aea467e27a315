import { serverMessages } from '@perigee/domain';
import { HostRefusal, hostSignUpProblems } from '@perigee/domain/hosts';
import { useState } from 'react';
import { emptyPhone } from '../../../components/PhoneField/phone-value.ts';
import { useRuleForm } from '../../../components/Form/use-rule-form.ts';
import { CodeStep, type Authentication } from '../../auth/CodeStep/CodeStep.tsx';
import type { Terms } from '../../auth/TermsLinks/TermsLinks.tsx';
import { VerifiedStep } from '../../auth/VerifiedStep/VerifiedStep.tsx';
import { ClosedInvitation } from '../ClosedInvitation.tsx';
import type { HostSignUp, HostSignUpValues } from './host-sign-up-values.ts';
import { HostSignUpForm, type RefusedPhone } from './HostSignUpForm.tsx';

export interface HostSignUpFlowProps {
  /** Sends a code to the phone; also called to send it again. A rejection's message is shown. */
  onSendCode: (phoneE164: string) => Promise<void>;
  onAuthenticate: (phoneE164: string, code: string) => Promise<Authentication>;
  /** Signs the host up, after the code. Rejects with a HostRefusal if a part of the form is refused. */
  onSignUp: (values: HostSignUp) => Promise<void>;
  terms: Terms;
  homeHref: string;
  liveSupportHref: string;
}

type View = 'form' | 'code' | 'verified' | 'closed';

const EMPTY: HostSignUpValues = {
  name: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  phone: emptyPhone,
};

/** The form, then the code for its phone number. A refused form returns with the error at its field. */
export function HostSignUpFlow({
  onSendCode,
  onAuthenticate,
  onSignUp,
  terms,
  homeHref,
  liveSupportHref,
}: HostSignUpFlowProps) {
  const [view, setView] = useState<View>('form');
  /** The number that the code has proven. */
  const [proven, setProven] = useState<string | null>(null);
  /** A number that belongs to an account, until the user changes it. */
  const [refused, setRefused] = useState<RefusedPhone | null>(null);
  const form = useRuleForm<HostSignUpValues>({
    rule: hostSignUpProblems,
    defaultValues: EMPTY,
  });
  const { phone } = form.getValues();

  function refuseEmail(message: string) {
    form.setError('email', { message });
    setView('form');
  }

  function refusePhone(message: string) {
    setRefused({ e164: form.getValues().phone.e164, message });
    setView('form');
  }

  async function signUp() {
    const { phone: own, ...values } = form.getValues();
    try {
      await onSignUp({
        name: values.name.trim(),
        firstName: values.firstName.trim(),
        lastName: values.lastName.trim(),
        email: values.email.trim(),
        password: values.password,
        phoneNumber: own.e164 ?? '',
      });
    } catch (error) {
      if (!(error instanceof HostRefusal)) throw error;
      if (error.part === 'invitation') setView('closed');
      else if (error.part === 'email') refuseEmail(error.userText);
      else if (error.part === 'phone') refusePhone(error.userText);
      else throw error;
    }
  }

  async function submit() {
    const { e164 } = form.getValues().phone;
    if (e164 === null) return;
    if (e164 === refused?.e164) {
      form.setFocus('phone');
      return;
    }
    if (e164 === proven) {
      await signUp();
      return;
    }
    await onSendCode(e164);
    setView('code');
  }

  function goOn({ completedSignup }: Authentication) {
    if (completedSignup) {
      refusePhone(serverMessages.phoneTaken);
      return;
    }
    setProven(phone.e164);
    setView('verified');
  }

  switch (view) {
    case 'form':
      return <HostSignUpForm form={form} refused={refused} onSubmit={submit} terms={terms} />;
    case 'code':
      return (
        <CodeStep
          mayFocus
          international={phone.international}
          onAuthenticate={(code) => onAuthenticate(phone.e164 ?? '', code)}
          onVerified={goOn}
          onResend={() => onSendCode(phone.e164 ?? '')}
          onBack={() => setView('form')}
        />
      );
    case 'verified':
      return <VerifiedStep mayFocus onContinue={signUp} />;
    case 'closed':
      return <ClosedInvitation level={2} homeHref={homeHref} liveSupportHref={liveSupportHref} />;
  }
}
