import { expect, fn, waitFor } from 'storybook/test';
import { passwordLogin } from '@perigee/api/fixtures';
import { serverMessages } from '@perigee/domain';
import { authMessages } from '@perigee/domain/auth';
import { hostMessages } from '@perigee/domain/hosts';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { onSite } from '#.storybook/site-frame';
import { never, refuse } from '../story-data.ts';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const { email } = passwordLogin;

const meta = preview.meta({
  title: 'Screens/Auth/Forgot password',
  component: ResetPasswordPage,
  parameters: {
    ...screenParameters,
    layout: 'fullscreen',
    site: { viewer: 'visitor', pathname: '/reset_password' },
  },
  decorators: [onSite],
  args: { onSend: fn(() => Promise.resolve()), signInHref: '/login?as=host' },
});

export const Default = meta.story({ parameters: otherTheme });

Default.test(
  'shows that the email is missing on submission',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      hostMessages.signIn.emailEmpty,
    );
    await expect(args.onSend).not.toHaveBeenCalled();
  },
);

Default.test(
  'is busy while the request for the link is pending',
  { args: { onSend: fn(never) } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), `${email}{Enter}`);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Send link' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
);

Default.test(
  'shows why no link was sent, and keeps the email',
  { args: { onSend: fn(refuse(serverMessages.tooManyLinks)) } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), `${email}{Enter}`);
    await findToast(serverMessages.tooManyLinks);
    await expect(canvas.getByLabelText('Email')).toHaveValue(email);
  },
);

export const EmailInvalidError = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'giulia@{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
        hostMessages.signIn.emailInvalid,
      ),
    );
  },
});

/** By keyboard. The response is the same for every email. */
export const Sent = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('main').focus();
    await userEvent.tab();
    await userEvent.keyboard(` ${email}{Enter}`);
    const heading = await canvas.findByRole('heading', {
      name: authMessages.password.resetLinkSent,
    });
    await expect(heading).toHaveFocus();
    await expect(args.onSend).toHaveBeenCalledWith(email);
  },
});

Sent.test('sends the link again', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send it again' }));
  await waitFor(() =>
    expect(canvas.getByRole('status')).toHaveTextContent(authMessages.magicLink.sent),
  );
  await expect(args.onSend).toHaveBeenCalledTimes(2);
});
