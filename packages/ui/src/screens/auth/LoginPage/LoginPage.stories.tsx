import { expect, fn, waitFor } from 'storybook/test';
import { newcomerAuthentication } from '@perigee/api/fixtures';
import { messages, serverMessages } from '@perigee/domain';
import { authMessages } from '@perigee/domain/auth';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { onSite } from '#.storybook/site-frame';
import { links, typedPhone } from '../story-data.ts';
import { LoginPage } from './LoginPage.tsx';
import { SigningInPage } from './SigningInPage.tsx';
import { SwitchAccountPage } from './SwitchAccountPage.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/Sign in',
  component: LoginPage,
  parameters: {
    ...screenParameters,
    layout: 'fullscreen',
    site: { viewer: 'visitor', pathname: '/login' },
  },
  decorators: [onSite],
  args: {
    ...links,
    hostSignInHref: '/login?as=host',
    onSendCode: fn(() => Promise.resolve()),
    onAuthenticate: fn(() => Promise.resolve(newcomerAuthentication)),
    onSignedIn: fn(() => Promise.resolve()),
    onSignUp: fn(() => Promise.resolve()),
    onSendLink: fn(() => Promise.resolve()),
    onClose: fn(),
    onViewChange: fn(),
  },
});

export const Default = meta.story({ parameters: otherTheme });

Default.test(
  'takes the focus with the first step, not on opening',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Get Started' })).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Phone Number' }));
    await waitFor(() => expect(canvas.getByLabelText('Phone number')).toHaveFocus());
    await expect(args.onViewChange).toHaveBeenCalledOnce();
    await expect(args.onViewChange).toHaveBeenCalledWith('phone');
  },
);

export const Code = meta.story({
  args: { initial: { view: 'code', phone: typedPhone } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('6-digit code')).toHaveValue('');
  },
});

/** With a very long title. */
export const EventVariant = meta.story({
  args: { reason: { kind: 'event', title: 'Midsummernightlongtablesupperwithstrangers, at last' } },
});

EventVariant.test(
  'names no event before its title is loaded',
  { args: { reason: { kind: 'event', title: undefined } } },
  async ({ canvas }) => {
    await expect(canvas.getByText(/^Sign in to be invited to/)).toHaveTextContent(
      'Sign in to be invited to the event.',
    );
  },
);

export const HostInviteVariant = meta.story({ args: { reason: { kind: 'host-invite' } } });

/** The user opened a link from an email. A signed-in member sees this page briefly, and then home. */
export const MagicToken = meta.story({
  render: () => <SigningInPage signInHref="/login" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Signing you in');
  },
});

export const MagicTokenRefused = meta.story({
  render: () => (
    <SigningInPage
      signInHref="/login"
      problem={{ title: authMessages.signInLink.refused, message: serverMessages.linkInvalid }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in another way' })).toHaveAttribute(
      'href',
      '/login',
    );
  },
});

const retry = fn();

/** The server is unreachable: the link may still be valid. */
export const MagicTokenUnreachable = meta.story({
  render: () => (
    <SigningInPage
      signInHref="/login"
      problem={{
        title: authMessages.signInLink.unreachable,
        message: messages.unableToProcess,
        onRetry: retry,
      }}
    />
  ),
});

MagicTokenUnreachable.test('tries again', async ({ canvas, userEvent }) => {
  retry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(retry).toHaveBeenCalledOnce();
});

const switchAccount = fn();

/** A signed-in member opened a link, which may belong to another account. */
export const MagicTokenSignedIn = meta.story({
  render: () => <SwitchAccountPage name="Imani" stayHref="/" onSwitch={switchAccount} />,
});

MagicTokenSignedIn.test(
  'stays signed in, or uses the link on request',
  async ({ canvas, userEvent }) => {
    switchAccount.mockClear();
    await expect(canvas.getByRole('link', { name: 'Stay signed in' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the link' }));
    await expect(switchAccount).toHaveBeenCalledOnce();
  },
);
