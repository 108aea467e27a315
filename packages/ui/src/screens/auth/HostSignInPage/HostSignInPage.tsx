import { limits } from '@perigee/domain';
import { hostSignInProblems } from '@perigee/domain/hosts';
import { Form } from '../../../components/Form/Form.tsx';
import { SubmitButton } from '../../../components/Form/SubmitButton.tsx';
import { useRuleForm } from '../../../components/Form/use-rule-form.ts';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { LoginFrame, type LoginReason } from '../LoginFrame/LoginFrame.tsx';
import { LoginHead } from '../LoginFrame/LoginHead.tsx';
import { LoginLinks } from '../LoginFrame/LoginLinks.tsx';
import { TermsLinks, type Terms } from '../TermsLinks/TermsLinks.tsx';
import { forgotLink } from '../LoginFrame/LoginFrame.css.ts';

export interface HostSignInPageProps {
  /** A rejection's message is shown, and the user can press the button again. */
  onSignIn: (email: string, password: string) => Promise<void>;
  /** The reason for signing in, if the address contains an event or an invitation. */
  reason?: LoginReason;
  forgotPasswordHref: string;
  /** Link to the phone flow, for users who are not hosts. */
  phoneSignInHref: string;
  terms: Terms;
}

/** The page on which hosts sign in by email and password. Source: events §2 (host sign-in screen), §5. */
export function HostSignInPage({
  onSignIn,
  reason,
  forgotPasswordHref,
  phoneSignInHref,
  terms,
}: HostSignInPageProps) {
  const form = useRuleForm({
    rule: hostSignInProblems,
    defaultValues: { email: '', password: '' },
  });
  return (
    <LoginFrame reason={reason}>
      <LoginHead title="Host Sign In" />
      <Form
        form={form}
        aria-label="Host Sign In"
        failures="over-buttons"
        onSubmit={(filled) => onSignIn(filled.email.trim(), filled.password)}
        actions={
          <SubmitButton block capitals>
            SIGN IN
          </SubmitButton>
        }
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
        <div>
          <TextField
            {...form.bind('password')}
            label="Password"
            type="password"
            autoComplete="current-password"
            maxLength={limits.passwordLength.max}
          />
          <TextLink className={forgotLink} standalone href={forgotPasswordHref}>
            Forgot password?
          </TextLink>
        </div>
      </Form>
      <LoginLinks>
        <TermsLinks {...terms} />
        <p>
          Not a host?{' '}
          <TextLink standalone href={phoneSignInHref}>
            Sign in by phone
          </TextLink>
        </p>
      </LoginLinks>
    </LoginFrame>
  );
}
