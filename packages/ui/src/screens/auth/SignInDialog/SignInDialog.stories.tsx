import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { newcomerAuthentication } from '@perigee/api/fixtures';
import { messages } from '@perigee/domain';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Button } from '../../../components/Button/Button.tsx';
import { links, never, typedPhone } from '../story-data.ts';
import { SignInDialog, type SignInDialogProps } from './SignInDialog.tsx';

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
  title: 'Screens/Auth/SignInDialog',
  component: SignInDialog,
  parameters: screenParameters,
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

/** Neither Escape nor the backdrop close it; the focus comes once it has come in. */
export const StepIntro = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Sign in' });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Get Started' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: document.body,
      coords: { clientX: 4, clientY: 4 },
    });
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
});

export const StepPhone = meta.story({
  args: { initial: { view: 'phone', phone: typedPhone } },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('Phone number')).toHaveFocus());
  },
});

export const StepCode = meta.story({
  args: { initial: { view: 'code', phone: typedPhone } },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('6-digit code')).toHaveFocus());
  },
});

export const StepVerified = meta.story({
  args: { initial: { view: 'verified', completedSignup: true } },
  play: async ({ args }) => {
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: messages.code.verified })).toHaveFocus(),
    );
    await waitFor(() => expect(args.onSignedIn).toHaveBeenCalledOnce());
  },
});

export const StepSignup = meta.story({
  args: { initial: { view: 'name', phone: typedPhone, firstName: 'Marisol' } },
  play: async () => {
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveFocus());
  },
});

/** Back on the first step closes it; the focus goes back, and the next time starts anew. */
export const FadingOut450ms = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Sign in' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Get Started' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
    await waitFor(() => expect(args.onExited).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
});
