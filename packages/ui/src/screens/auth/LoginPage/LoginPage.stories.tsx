import { expect, fn, waitFor } from 'storybook/test';
import { newcomerAuthentication } from '@perigee/api/fixtures';
import { authMessages, messages, serverMessages } from '@perigee/domain';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { links, typedPhone } from '../story-data.ts';
import { LoginPage } from './LoginPage.tsx';
import { SigningInPage } from './SigningInPage.tsx';
import { SwitchAccountPage } from './SwitchAccountPage.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/LoginPage',
  component: LoginPage,
  parameters: { ...screenParameters, layout: 'fullscreen' },
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
  render: (args) => (
    <main>
      <LoginPage {...args} />
    </main>
  ),
});

export const Default = meta.story({ parameters: otherTheme });

Default.test(
  'takes no focus when it opens, but with the first step',
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
  'names no event before it is known',
  { args: { reason: { kind: 'event', title: undefined } } },
  async ({ canvas }) => {
    await expect(canvas.getByText(/^Sign in to be invited to/)).toHaveTextContent(
      'Sign in to be invited to the event.',
    );
  },
);

export const HostInviteVariant = meta.story({ args: { reason: { kind: 'host-invite' } } });

/** A link from an email was opened. A member who is signed in sees it for a moment, and then home. */
export const MagicToken = meta.story({
  render: () => (
    <main>
      <SigningInPage signInHref="/login" />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Signing you in');
  },
});

export const MagicTokenRefused = meta.story({
  render: () => (
    <main>
      <SigningInPage
        signInHref="/login"
        problem={{ title: authMessages.signInLink.refused, message: serverMessages.linkNotGood }}
      />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in another way' })).toHaveAttribute(
      'href',
      '/login',
    );
  },
});

const retry = fn();

/** The server could not be reached: the link may still be good. */
export const MagicTokenUnreachable = meta.story({
  render: () => (
    <main>
      <SigningInPage
        signInHref="/login"
        problem={{
          title: authMessages.signInLink.unreachable,
          message: messages.unableToProcess,
          onRetry: retry,
        }}
      />
    </main>
  ),
});

MagicTokenUnreachable.test('tries again', async ({ canvas, userEvent }) => {
  retry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(retry).toHaveBeenCalledOnce();
});

const switchAccount = fn();

/** A member who is signed in opened a link, which may be of another account. */
export const MagicTokenSignedIn = meta.story({
  render: () => (
    <main>
      <SwitchAccountPage name="Imani" stayHref="/" onSwitch={switchAccount} />
    </main>
  ),
});

MagicTokenSignedIn.test(
  'stays signed in, or uses the link when asked',
  async ({ canvas, userEvent }) => {
    switchAccount.mockClear();
    await expect(canvas.getByRole('link', { name: 'Stay signed in' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the link' }));
    await expect(switchAccount).toHaveBeenCalledOnce();
  },
);
