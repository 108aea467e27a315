import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { limits, messages } from '@perigee/domain';
import { waitForStable } from '#.storybook/wait-for-stable';
import { iframeStory } from '#.storybook/iframe-story';
import { picturedByScreens } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Portrait } from '../Picture/Portrait.tsx';
import { shapes } from '../Picture/shapes.css.ts';
import { Table } from '../Table/Table.tsx';
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
  title: 'Components/Feedback/Dialog',
  component: Dialog,
  tags: ['ready'],
  parameters: { guide, ...iframeStory },
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

const entered = (args: DialogProps) => waitFor(() => expect(args.onEntered).toHaveBeenCalledOnce());

export const Default = meta.story({
  play: async ({ args }) => {
    if (args.open) await entered(args);
  },
});

/** The sign-in modal: only its content closes it, and has the heading. */
export const WithoutHeader = meta.story({
  args: { dismissible: false, hasHeader: false, holdsFocus: true },
  play: async ({ args }) => {
    await entered(args);
  },
});

export const FillsAPhone = meta.story({
  args: { fill: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await waitForStable(await screen.findByRole('dialog'));
  },
});

/** A line below the title says whom it is about. */
export const WithSubtitle = meta.story({
  parameters: picturedByScreens,
  args: { subtitle: 'Noor Haddad' },
  play: async ({ args }) => {
    await entered(args);
  },
});

/** A table reaches the edges. */
export const AroundATable = meta.story({
  parameters: picturedByScreens,
  args: {
    size: 'xl',
    title: 'Recommendations',
    children: (
      <Table label="Recommendations">
        <thead>
          <tr>
            <th scope="col">First</th>
            <th scope="col">Second</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Noor</th>
            <td>Idris</td>
          </tr>
          <tr>
            <th scope="row">Kai</th>
            <td>Mara</td>
          </tr>
        </tbody>
      </Table>
    ),
  },
  render: (args) => <Dialog {...args} />,
  play: async ({ args }) => {
    await entered(args);
  },
});

/** A picture is as large as the window allows. */
export const AroundAPicture = meta.story({
  parameters: picturedByScreens,
  args: {
    size: 'picture',
    title: 'Noor, picture 1 of 3',
    children: (
      <Portrait
        className={shapes.framedPortrait}
        src="/pictures/portraits/026.jpg"
        alt="Portrait of Noor"
      />
    ),
  },
  render: (args) => <Dialog {...args} />,
  play: async ({ args }) => {
    await entered(args);
  },
});

/** The fallback while the code of the dialog is loading. */
export const Loading = meta.story({
  tags: ['!autodocs'],
  render: () => <DialogFallback />,
});

const retry = fn();
const close = fn();

/** The fallback after the code of the dialog failed to load. */
export const LoadError = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <DialogLoadError isRetrying={false} hasRetried={false} onRetry={retry} onClose={close} />
  ),
});

Default.test(
  'opens and closes by keyboard, and returns the focus',
  { args: { open: false } },
  async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Enter referral code' });
    await entered(args);
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(args.onExited).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
);

Default.test('closes with its button', async ({ args, userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(args.onExited).toHaveBeenCalledOnce());
});

Default.test('keeps Tab inside', async ({ userEvent }) => {
  const dialog = screen.getByRole('dialog');
  for (let presses = 0; presses < 5; presses += 1) {
    await userEvent.tab();
    // At the end the focus passes a focus guard, which moves it to the start in the next frame.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  }
});

Default.test(
  'fades out before it is removed',
  { tags: ['motion'] },
  async ({ args, userEvent }) => {
    const start = performance.now();
    const dialog = screen.getByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(performance.now() - start).toBeGreaterThanOrEqual(limits.modalExitMs - 20);
    await waitFor(() => expect(args.onExited).toHaveBeenCalledOnce());
  },
);

Default.test(
  'has its close button on the left, from right to left',
  {
    beforeEach: () => {
      document.documentElement.dir = 'rtl';
      return () => document.documentElement.removeAttribute('dir');
    },
  },
  async () => {
    const button = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    const title = screen.getByRole('heading').getBoundingClientRect();
    await expect(button.right).toBeLessThan(title.right);
  },
);

WithoutHeader.test(
  'has a name, and is closed by neither Escape nor the backdrop',
  async ({ args, userEvent }) => {
    const dialog = screen.getByRole('dialog', { name: 'Enter referral code' });
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await expect(dialog).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: document.body,
      coords: { clientX: 4, clientY: 4 },
    });
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
);

Loading.test('announces that it is loading', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
});

LoadError.test('announces the error, tries again and closes', async ({ canvas, userEvent }) => {
  retry.mockClear();
  await expect(canvas.getByRole('alert')).toHaveTextContent(messages.tryAgain);
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(retry).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  await expect(close).toHaveBeenCalledOnce();
});
