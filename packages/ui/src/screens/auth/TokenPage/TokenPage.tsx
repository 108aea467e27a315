import { useState } from 'react';
import { limits } from '@perigee/domain';
import { authMessages, newPasswordProblem, resetTokenFromText } from '@perigee/domain/auth';
import * as z from 'zod/mini';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Form } from '../../../components/Form/Form.tsx';
import { toZodCheck } from '../../../components/Form/to-zod-check.ts';
import { SubmitButton } from '../../../components/Form/SubmitButton.tsx';
import { useZodForm } from '../../../components/Form/use-zod-form.ts';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { LoginFrame } from '../LoginFrame/LoginFrame.tsx';
import { LoginHead } from '../LoginFrame/LoginHead.tsx';
import { LoginLinks } from '../LoginFrame/LoginLinks.tsx';

const { tokenMissing, changed } = authMessages.password;

const schema = z.object({
  token: z.string().check(z.overwrite(resetTokenFromText), z.minLength(1, tokenMissing)),
  password: z.string().check(toZodCheck(newPasswordProblem)),
});

export interface TokenPageProps {
  /** The token in the address. Null without one: the user can paste the link. */
  token: string | null;
  /** A rejection's message is shown, such as for an expired link. */
  onSave: (reset: { token: string; password: string }) => Promise<void>;
  /** The page on which the user requests another link. */
  newLinkHref: string;
  signInHref: string;
}

/** The page for choosing a new password. Source: member §2 (token entry), §7. */
export function TokenPage({ token, onSave, newLinkHref, signInHref }: TokenPageProps) {
  const form = useZodForm({ schema, defaultValues: { token: token ?? '', password: '' } });
  const [isShown, setIsShown] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  if (isSaved) return <PasswordChanged signInHref={signInHref} />;
  return (
    <LoginFrame>
      <LoginHead title="Choose a new password" />
      <Form
        form={form}
        aria-label="Choose a new password"
        onSubmit={async (reset) => {
          await onSave(reset);
          setIsSaved(true);
        }}
        actions={<SubmitButton block>Save password</SubmitButton>}
      >
        {token === null && (
          <TextField
            {...form.bind('token')}
            label="Link from your email"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <div>
          <TextField
            {...form.bind('password')}
            label="New password"
            type={isShown ? 'text' : 'password'}
            autoComplete="new-password"
            autoCapitalize="none"
            spellCheck={false}
            help={`At least ${limits.passwordLength.min} characters`}
            maxLength={limits.passwordLength.max}
          />
          <Checkbox
            label="Show password"
            checked={isShown}
            onChange={(event) => setIsShown(event.target.checked)}
          />
        </div>
      </Form>
      <LoginLinks>
        <TextLink standalone href={newLinkHref}>
          Send me another link
        </TextLink>
      </LoginLinks>
    </LoginFrame>
  );
}

function PasswordChanged({ signInHref }: Pick<TokenPageProps, 'signInHref'>) {
  return (
    <LoginFrame>
      <LoginHead takesFocus title={changed} subtitle="Use it the next time you sign in." />
      <ButtonLink block href={signInHref}>
        Sign in
      </ButtonLink>
    </LoginFrame>
  );
}
