import { expect, fn, waitFor } from 'storybook/test';
import { passwordLogin } from '@perigee/api/fixtures';
import { serverMessages } from '@perigee/domain';
import { hostMessages } from '@perigee/domain/hosts';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import { links, never, refuse } from '../story-data.ts';
import { HostSignInPage } from './HostSignInPage.tsx';

const { email, password } = passwordLogin;

const meta = preview.meta({
  title: 'Screens/Auth/Host sign-in',
  component: HostSignInPage,
  parameters: {
    ...screenParameters,
    layout: 'fullscreen',
    site: { viewer: 'visitor', pathname: '/login' },
  },
  decorators: [onSite],
  args: {
    onSignIn: fn(() => Promise.resolve()),
    forgotPasswordHref: '/reset_password',
    phoneSignInHref: '/login',
    terms: { ...links.terms, hostTermsHref: '/terms-and-conditions' },
  },
});

export const Empty = meta.story({ parameters: otherTheme });

Empty.test('links to the password reset, and to the sign-in by phone', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/reset_password',
  );
  await expect(canvas.getByRole('link', { name: 'Sign in by phone' })).toBeVisible();
});

Empty.test('shows that the email is missing on submission', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Password'), password);
  await expect(canvas.queryByText(hostMessages.signIn.emailEmpty)).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'SIGN IN' }));
  await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
  await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
    hostMessages.signIn.emailEmpty,
  );
  await expect(args.onSignIn).not.toHaveBeenCalled();
});

Empty.test('shows that the password is missing on submission', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), `${email}{Enter}`);
  await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus());
  await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
    hostMessages.signIn.passwordEmpty,
  );
});

Empty.test(
  'signs in by keyboard, once',
  { args: { onSignIn: fn(never) } },
  async ({ args, canvas, userEvent }) => {
    canvas.getByRole('main').focus();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard(` ${email} {Tab}${password}{Enter}{Enter}`);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'SIGN IN' })).toHaveAttribute('aria-busy', 'true'),
    );
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(args.onSignIn).toHaveBeenCalledWith(email, password);
  },
);

export const FieldErrors = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'giulia@{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      hostMessages.signIn.emailInvalid,
    );
  },
});

export const Failed = meta.story({
  args: { onSignIn: fn(refuse(serverMessages.loginRefused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), email);
    await userEvent.type(canvas.getByLabelText('Password'), 'not my password');
    const button = canvas.getByRole('button', { name: 'SIGN IN' });
    await userEvent.click(button);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(serverMessages.loginRefused),
    );
    await expect(button).not.toHaveAttribute('aria-busy');
    button.blur();
  },
});

Failed.test(
  'keeps the typed values, and can be submitted again',
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'SIGN IN' });
    await userEvent.click(button);
    await waitFor(() => expect(args.onSignIn).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  },
);

/** The address contains an invitation. */
export const HostInvite = meta.story({ args: { reason: { kind: 'host-invite' } } });

/** The address contains an event. */
export const ForEvent = meta.story({
  args: { reason: { kind: 'event', title: 'Six Rounds at the Observatory' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Six Rounds at the Observatory')).toBeVisible();
  },
});
