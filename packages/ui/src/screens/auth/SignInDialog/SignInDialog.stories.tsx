import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import {
  CODE,
  memberAuthentication,
  newcomerAuthentication,
  WRONG_CODE,
} from '@perigee/api/fixtures';
import { fieldMessages, resendCoolDownMessage } from '@perigee/domain';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { overPage } from '#.storybook/site-frame';
import { Button } from '../../../components/Button/Button.tsx';
import { links, never, refuse, typedPhone } from '../story-data.ts';
import { SignInDialog, type SignInDialogProps } from './SignInDialog.tsx';
import { Visitor as Landing } from '../../shell/LandingPage/LandingPage.stories.tsx';

function WithOpener({ open: first, onClose, ...rest }: SignInDialogProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Sign in
      </Button>
      <SignInDialog
        {...rest}
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Auth/Sign-in dialog',
  component: SignInDialog,
  parameters: { ...screenParameters, layout: 'fullscreen' },
  decorators: [overPage(Landing)],
  args: {
    ...links,
    open: true,
    onSendCode: fn(() => Promise.resolve()),
    onAuthenticate: fn(() => Promise.resolve(newcomerAuthentication)),
    onSignedIn: fn(never),
    onSignUp: fn(() => Promise.resolve()),
    onSendLink: fn(() => Promise.resolve()),
    onClose: fn(),
    onExited: fn(),
  },
  render: (args) => <WithOpener {...args} />,
});

const introHasFocus = () =>
  waitFor(() => expect(screen.getByRole('heading', { name: 'Get Started' })).toHaveFocus());

/** The focus moves into the dialog after its opening animation. */
export const StepIntro = meta.story({ parameters: otherTheme, play: introHasFocus });

StepIntro.test('is closed by neither Escape nor its backdrop', async ({ args, userEvent }) => {
  const dialog = screen.getByRole('dialog', { name: 'Sign in' });
  await userEvent.keyboard('{Escape}');
  await userEvent.pointer({
    keys: '[MouseLeft]',
    target: document.body,
    coords: { clientX: 4, clientY: 4 },
  });
  await expect(args.onClose).not.toHaveBeenCalled();
  await expect(dialog).toBeVisible();
});

// The host sign-in is a separate page.
StepIntro.test('offers a sign-in link, and not the host sign-in', async ({ userEvent }) => {
  await expect(screen.queryByRole('link', { name: 'Host Sign In' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Trouble Logging In?' }));
  const link = screen.getByRole('button', { name: 'Email a sign-in link' });
  await waitFor(() => expect(link).toBeVisible());
});

StepIntro.test(
  'closes by Back on its first step, starts from the beginning and returns the focus',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(args.onExited).toHaveBeenCalledOnce());
    const opener = await canvas.findByRole('button', { name: 'Sign in' });
    await userEvent.click(opener);
    await introHasFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(args.onExited).toHaveBeenCalledTimes(2));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
);

export const StepPhone = meta.story({
  args: { initial: { view: 'phone', phone: typedPhone } },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Phone number')).toHaveFocus());
  },
});

StepPhone.test(
  'stays open on Escape in the field, and keeps the focus there after a failed request for a code',
  { args: { onSendCode: fn(refuse(resendCoolDownMessage(42))) } },
  async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    const field = screen.getByLabelText('Phone number');
    await userEvent.type(field, '{Enter}');
    await waitFor(() => expect(screen.getByText(resendCoolDownMessage(42))).toBeVisible());
    await expect(field).toHaveFocus();
  },
);

export const StepCode = meta.story({
  args: { initial: { view: 'code', phone: typedPhone } },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('6-digit code')).toHaveFocus());
  },
});

StepCode.test(
  'keeps the focus in the field after a wrong code',
  { args: { onAuthenticate: fn(refuse(fieldMessages.code.invalid)) } },
  async ({ userEvent }) => {
    const field = screen.getByLabelText('6-digit code');
    await userEvent.type(field, WRONG_CODE);
    await waitFor(() => expect(screen.getByText(fieldMessages.code.invalid)).toBeVisible());
    await expect(field).toHaveFocus();
  },
);

StepCode.test(
  'confirms a right code, and stays open until the session is ready',
  { args: { onAuthenticate: fn(() => Promise.resolve(memberAuthentication)) } },
  async ({ args, userEvent }) => {
    await userEvent.type(screen.getByLabelText('6-digit code'), CODE);
    const heading = await screen.findByRole('heading', { name: fieldMessages.code.verified });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
    await expect(heading).toBeVisible();
  },
);

export const StepVerified = meta.story({
  args: { initial: { view: 'verified', completedSignup: true } },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: fieldMessages.code.verified })).toHaveFocus(),
    );
  },
});

export const StepSignup = meta.story({
  args: {
    initial: {
      view: 'name',
      phone: typedPhone,
      firstName: 'Marisol',
      lastName: 'Vega',
      email: 'marisol@example.com',
      instagram: 'marisol.vega',
    },
  },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
  },
});

StepSignup.test('moves the focus from step to step', async ({ args, userEvent }) => {
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Instagram handle')).toHaveFocus());
  await expect(args.onSignUp).not.toHaveBeenCalled();
});
