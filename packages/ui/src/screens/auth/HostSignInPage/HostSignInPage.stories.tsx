import { expect, fn, waitFor } from 'storybook/test';
import { passwordLogin } from '@perigee/api/fixtures';
import { authMessages, hostMessages, serverMessages } from '@perigee/domain';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { SigningInPage } from '../LoginPage/SigningInPage.tsx';
import { hostTerms, never, refuse } from '../story-data.ts';
import { HostSignInPage } from './HostSignInPage.tsx';

const { email, password } = passwordLogin;

const meta = preview.meta({
  title: 'Screens/Auth/HostSignInPage',
  component: HostSignInPage,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  args: {
    onSignIn: fn(() => Promise.resolve()),
    forgotPasswordHref: '/reset_password',
    phoneSignInHref: '/login',
    terms: hostTerms,
  },
  render: (args) => (
    <main>
      <HostSignInPage {...args} />
    </main>
  ),
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/reset_password',
    );
    await expect(canvas.getByRole('link', { name: 'Sign in by phone' })).toBeVisible();
  },
});

/** Nobody is told of a field before they send. */
export const EmailEmptyError = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), password);
    await expect(canvas.queryByText(hostMessages.signIn.emailEmpty)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'SIGN IN' }));
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      hostMessages.signIn.emailEmpty,
    );
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
});

export const EmailInvalidError = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'giulia@');
    await userEvent.type(canvas.getByLabelText('Password'), `${password}{Enter}`);
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      hostMessages.signIn.emailInvalid,
    );
  },
});

export const PasswordEmptyError = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), `${email}{Enter}`);
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      hostMessages.signIn.passwordEmpty,
    );
  },
});

/** By keyboard alone; a second Enter sends nothing more. */
export const Submitting = meta.story({
  args: { onSignIn: fn(never) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard(` ${email} {Tab}${password}{Enter}{Enter}`);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'SIGN IN' })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onSignIn).toHaveBeenCalledWith(email, password);
  },
});

/** Nothing typed is lost, and the button can be pressed again. */
export const FailedButtonResets = meta.story({
  args: { onSignIn: fn(refuse(serverMessages.loginRefused)) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), email);
    await userEvent.type(canvas.getByLabelText('Password'), 'not my password');
    const button = canvas.getByRole('button', { name: 'SIGN IN' });
    await userEvent.click(button);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(serverMessages.loginRefused),
    );
    await expect(button).not.toHaveAttribute('aria-busy');
    await userEvent.click(button);
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  },
});

/** The link of a mail was used before: the way on leads back to the form. */
export const MagicToken = meta.story({
  render: () => (
    <main>
      <SigningInPage
        signInHref="/login?as=host"
        problem={{ title: authMessages.signInLink.refused, message: serverMessages.linkNotGood }}
      />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in another way' })).toHaveAttribute(
      'href',
      '/login?as=host',
    );
  },
});

export const WithEventId = meta.story({
  args: { reason: { kind: 'event', title: 'Six Rounds at the Observatory' } },
});

/** An invitation leads here, too. The page is whole at 320 pixels. */
export const HostInvite = meta.story({
  args: { reason: { kind: 'host-invite' } },
  globals: { viewport: { value: 'narrow' } },
});
