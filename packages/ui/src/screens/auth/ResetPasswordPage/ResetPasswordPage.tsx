import { useState } from 'react';
import { limits } from '@perigee/domain';
import { authMessages } from '@perigee/domain/auth';
import { emailProblem } from '@perigee/domain/hosts';
import * as z from 'zod/mini';
import { Form } from '../../../components/Form/Form.tsx';
import { toZodCheck } from '../../../components/Form/to-zod-check.ts';
import { SubmitButton } from '../../../components/Form/SubmitButton.tsx';
import { useZodForm } from '../../../components/Form/use-zod-form.ts';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { LoginFrame } from '../LoginFrame/LoginFrame.tsx';
import { LoginHead } from '../LoginFrame/LoginHead.tsx';
import { LoginLinks } from '../LoginFrame/LoginLinks.tsx';
import { ResetLinkSent } from './ResetLinkSent.tsx';

const schema = z.object({ email: z.string().check(toZodCheck(emailProblem)) });

export interface ResetPasswordPageProps {
  /** Emails the link; also called to send it again. A rejection's message is shown. */
  onSend: (email: string) => Promise<void>;
  signInHref: string;
}

/** Requests a link for choosing a new password. Source: member §2, §7; decision on /reset_password. */
export function ResetPasswordPage({ onSend, signInHref }: ResetPasswordPageProps) {
  const form = useZodForm({ schema, defaultValues: { email: '' } });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const send = async (email: string) => {
    await onSend(email);
    setSentTo(email);
  };
  return (
    <LoginFrame>
      {sentTo === null ? (
        <>
          <LoginHead
            title="Forgot password?"
            subtitle="Enter your email, and we’ll send you a link to choose a new one."
          />
          <Form
            form={form}
            aria-label="Forgot password?"
            onSubmit={({ email }) => send(email.trim())}
            actions={<SubmitButton block>Send link</SubmitButton>}
          >
            <TextField
              {...form.bind('email')}
              label="Email"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={limits.emailLength}
            />
          </Form>
        </>
      ) : (
        <ResetLinkSent
          title={authMessages.password.resetLinkSent}
          email={sentTo}
          onSendAgain={() => onSend(sentTo)}
        />
      )}
      <LoginLinks>
        <TextLink standalone href={signInHref}>
          Back to sign in
        </TextLink>
      </LoginLinks>
    </LoginFrame>
  );
}
