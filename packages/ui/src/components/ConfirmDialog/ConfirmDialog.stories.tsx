import { useState, type FormEvent } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { messages, UserFacingError } from '@perigee/domain';
import { iframeStory } from '#.storybook/iframe-story';
import preview from '#.storybook/preview';
import { findToast, withToasts } from '#.storybook/toasts.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './ConfirmDialog.guide.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function WithOpener({ open: first, onOpenChange, ...rest }: ConfirmDialogProps) {
  const [open, setOpen] = useState(first);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        Open
      </Button>
      <ConfirmDialog
        {...rest}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Feedback/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['ready'],
  decorators: [withToasts],
  parameters: { guide, ...iframeStory },
  args: {
    open: true,
    onOpenChange: fn(),
    onExited: fn(),
    onConfirm: fn(async () => undefined),
    title: 'Prevent Sub Renewal?',
    children: 'The subscription ends with the month that is paid for.',
    confirmLabel: 'Prevent Sub Renewal',
  },
  render: (args) => <WithOpener {...args} />,
});

const question = () => screen.findByRole('alertdialog', { name: 'Prevent Sub Renewal?' });
const answer = (name: string) => screen.getByRole('button', { name });

/** The focus starts on the answer that changes nothing. */
export const Default = meta.story({
  play: async ({ args }) => {
    // A test that opens the dialog starts with it closed.
    if (!args.open) return;
    await expect(await question()).toHaveAccessibleDescription(
      'The subscription ends with the month that is paid for.',
    );
    await waitFor(() => expect(answer('Cancel')).toHaveFocus());
  },
});

Default.test(
  'closes once when the user confirms, and returns the focus',
  { args: { open: false } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await question();
    await userEvent.click(answer('Prevent Sub Renewal'));
    await waitFor(() => expect(args.onExited).toHaveBeenCalledOnce());
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
);

Default.test(
  'is canceled with Escape, reopened and confirmed by keyboard',
  { args: { open: false } },
  async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await question();
    await waitFor(() => expect(answer('Cancel')).toHaveFocus());
    await userEvent.tab();
    await expect(answer('Prevent Sub Renewal')).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(answer('Cancel')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onExited).toHaveBeenCalledOnce());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard(' ');
    await question();
    await waitFor(() => expect(answer('Cancel')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onExited).toHaveBeenCalledTimes(2));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
);

export const Danger = meta.story({
  args: {
    title: 'Delete user (not reversible)?',
    children: undefined,
    confirmLabel: 'Delete User',
    tone: 'danger',
  },
  play: async () => {
    await screen.findByRole('alertdialog', { name: 'Delete user (not reversible)?' });
    await waitFor(() => expect(answer('Cancel')).toHaveFocus());
  },
});

const onSubmit = fn((event: FormEvent) => event.preventDefault());

Danger.test(
  'confirms with Enter in a field, and does not submit a form around it',
  {
    args: { children: <TextField label="Reason" /> },
    render: (args) => (
      <form onSubmit={onSubmit}>
        <WithOpener {...args} />
      </form>
    ),
  },
  async ({ args, userEvent }) => {
    await userEvent.type(screen.getByLabelText('Reason'), 'None{Enter}');
    await waitFor(() => expect(args.onExited).toHaveBeenCalledOnce());
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
);

export const Busy = meta.story({
  // Never resolves, so that the dialog stays busy.
  args: { onConfirm: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ userEvent }) => {
    await question();
    await userEvent.click(answer('Prevent Sub Renewal'));
    await expect(answer('Prevent Sub Renewal')).toHaveAttribute('aria-busy', 'true');
  },
});

Busy.test(
  'stays open, and neither Escape nor its buttons do anything',
  async ({ args, userEvent }) => {
    await expect(answer('Cancel')).toBeDisabled();
    await userEvent.click(answer('Prevent Sub Renewal'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(await question()).toBeInTheDocument();
  },
);

/** The dialog stays open, and a toast shows the error. */
export const Failed = meta.story({
  args: {
    onConfirm: fn(async () => {
      throw new UserFacingError(messages.unableToProcess);
    }),
  },
  play: async ({ userEvent }) => {
    await question();
    await userEvent.click(answer('Prevent Sub Renewal'));
    await findToast(messages.unableToProcess);
  },
});

Failed.test('stays open and allows another try', async ({ args, userEvent }) => {
  await expect(args.onOpenChange).not.toHaveBeenCalled();
  await expect(answer('Cancel')).toBeEnabled();
  await userEvent.click(answer('Prevent Sub Renewal'));
  await expect(args.onConfirm).toHaveBeenCalledTimes(2);
  await waitFor(() =>
    expect(answer('Prevent Sub Renewal')).not.toHaveAttribute('aria-busy', 'true'),
  );
});
