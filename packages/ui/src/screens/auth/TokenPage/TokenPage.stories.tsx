import { expect, fn, waitFor, within } from 'storybook/test';
import { passwordReset } from '@perigee/api/fixtures';
import { fieldMessages, serverMessages } from '@perigee/domain';
import { authMessages } from '@perigee/domain/auth';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { onSite } from '#.storybook/site-frame';
import { never, refuse } from '../story-data.ts';
import { TokenPage } from './TokenPage.tsx';

const { token, password } = passwordReset;

const meta = preview.meta({
  title: 'Screens/Auth/Choose a new password',
  component: TokenPage,
  parameters: {
    ...screenParameters,
    layout: 'fullscreen',
    site: { viewer: 'visitor', pathname: '/token' },
  },
  decorators: [onSite],
  args: {
    token,
    onSave: fn(() => Promise.resolve()),
    newLinkHref: '/reset_password',
    signInHref: '/login?as=host',
  },
});

export const Default = meta.story({ parameters: otherTheme });

Default.test('shows the typed password', async ({ canvas, userEvent }) => {
  const field = canvas.getByLabelText('New password');
  await userEvent.type(field, password);
  await expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Show password' }));
  await expect(field).toHaveAttribute('type', 'text');
  await expect(field).toHaveValue(password);
});

Default.test(
  'refuses a short password, and then validates it with every key',
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('New password');
    await userEvent.type(field, 'seven77{Enter}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(canvas.getByText(fieldMessages.text.tooShort(8))).toBeVisible();
    await userEvent.type(field, '8');
    await waitFor(() => expect(field).not.toBeInvalid());
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(field).toBeInvalid());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
);

Default.test(
  'is busy while the password is saving',
  { args: { onSave: fn(never) } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), `${password}{Enter}`);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save password' })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    );
  },
);

Default.test(
  'links to the request for another link if this one is refused',
  { args: { onSave: fn(refuse(serverMessages.linkInvalid)) } },
  async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), `${password}{Enter}`);
    await findToast(serverMessages.linkInvalid);
    await expect(canvas.getByRole('link', { name: 'Send me another link' })).toHaveAttribute(
      'href',
      '/reset_password',
    );
  },
);

/** Without a token in the address. */
export const TokenEntry = meta.story({ args: { token: null } });

TokenEntry.test(
  'accepts the whole link',
  { args: { onSave: fn(never) } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Link from your email'));
    await userEvent.paste(`https://perigee.example/token?token=${token}`);
    await userEvent.type(canvas.getByLabelText('New password'), `${password}{Enter}`);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ token, password }));
  },
);

export const FieldErrors = meta.story({
  args: { token: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), 'seven77{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('Link from your email')).toHaveFocus());
    await expect(canvas.getByLabelText('Link from your email')).toHaveAccessibleDescription(
      authMessages.password.tokenMissing,
    );
  },
});

export const Saved = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New password'), `${password}{Enter}`);
    const heading = await canvas.findByRole('heading', { name: authMessages.password.changed });
    await expect(heading).toHaveFocus();
    await expect(args.onSave).toHaveBeenCalledWith({ token, password });
    await expect(
      within(canvas.getByRole('main')).getByRole('link', { name: 'Sign in' }),
    ).toBeVisible();
  },
});
