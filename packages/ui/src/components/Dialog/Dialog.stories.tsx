import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { limits, messages } from '@perigee/domain';
import { atRest } from '#.storybook/at-rest';
import { framed } from '#.storybook/framed';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { guide } from './Dialog.guide.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { DialogFallback } from './DialogFallback.tsx';
import { DialogLoadError } from './DialogLoadError.tsx';

function WithOpener({ open: first, onOpenChange, children, ...rest }: DialogProps) {
  const [open, setOpen] = useState(first);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button variant="outline" onClick={() => change(true)}>
        Open
      </Button>
      <Dialog {...rest} open={open} onOpenChange={change}>
        {children}
        <Button block style={{ marginTop: 24 }} onClick={() => change(false)}>
          Done
        </Button>
      </Dialog>
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Dialog,
  tags: ['autodocs', 'ready'],
  parameters: { guide, ...framed },
  args: {
    open: true,
    onOpenChange: fn(),
    onEntered: fn(),
    onExited: fn(),
    title: 'Enter referral code',
    children: <TextField label="Code" autoComplete="off" />,
  },
  render: (args) => <WithOpener {...args} />,
});

export const Default = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Enter referral code' });
    await waitFor(() => expect(args.onEntered).toHaveBeenCalledOnce());
    await expect(dialog).toBeVisible();
  },
});

export const WithoutHeader = meta.story({
  args: { hasHeader: false },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEntered).toHaveBeenCalledOnce());
    await expect(screen.getByRole('dialog', { name: 'Enter referral code' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
});

export const FillsAPhone = meta.story({
  args: { fill: true },
  play: async () => {
    await atRest(await screen.findByRole('dialog'));
  },
});

export const LongContent = meta.story({
  args: {
    title: 'What happens to your application after you have sent it to us',
    children: Array.from({ length: 16 }, (_, index) => (
      <p key={index} style={{ marginBottom: 16 }}>
        We read every application by hand. It takes as long as it takes, and you can change what you
        wrote until then.
      </p>
    )),
  },
  play: async () => {
    await atRest(await screen.findByRole('dialog'));
  },
});

/** By keys alone: it opens, Escape closes it, and the focus goes back to what opened it. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await waitFor(() => expect(args.onEntered).toHaveBeenCalledOnce());
    await expect(screen.getByRole('dialog')).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(args.onExited).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
});

export const CloseButton = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onExited).toHaveBeenCalledOnce());
  },
});

/** Tab goes round within the dialog. */
export const KeepsTheFocus = meta.story({
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(args.onEntered).toHaveBeenCalledOnce());
    const dialog = screen.getByRole('dialog');
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.tab();
      // At the end the focus passes a guard, which sends it round in the next frame.
      await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    }
  },
});

/** The sign-in modal: neither Escape nor the backdrop close it. */
export const NotDismissible = meta.story({
  args: { dismissible: false, hasHeader: false, holdsFocus: true },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(args.onEntered).toHaveBeenCalledOnce());
    await expect(screen.getByRole('dialog')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: document.body,
      coords: { clientX: 4, clientY: 4 },
    });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

export const FadesOut = meta.story({
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(args.onEntered).toHaveBeenCalledOnce());
    const start = performance.now();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
    await waitFor(() => expect(args.onExited).toHaveBeenCalledOnce());
    await expect(performance.now() - start).toBeGreaterThanOrEqual(limits.modalExitMs - 20);
  },
});

export const RightToLeft = meta.story({
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onEntered).toHaveBeenCalledOnce());
    const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    const title = screen.getByRole('heading').getBoundingClientRect();
    await expect(close.right).toBeLessThan(title.right);
  },
});

/** In its place while its code is fetched. */
export const Loading = meta.story({
  tags: ['!autodocs'],
  render: () => <DialogFallback />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
});

const retry = fn();
const close = fn();

/** In its place where its code could not be fetched. */
export const LoadError = meta.story({
  tags: ['!autodocs'],
  render: () => <DialogLoadError hasRetried={false} onRetry={retry} onClose={close} />,
  play: async ({ canvas, userEvent }) => {
    retry.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.tryAgain);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(close).toHaveBeenCalledOnce();
  },
});
