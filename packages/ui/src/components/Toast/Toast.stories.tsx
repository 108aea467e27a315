import { expect, screen, waitFor } from 'storybook/test';
import { messages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { Button } from '../Button/Button.tsx';
import { guide } from './Toast.guide.ts';
import { ToastProvider } from './Toast.tsx';
import { useToast } from './toast-context.ts';

const SAVED = 'Profile Saved';
const COPIED = 'Link copied successfully';
const SIGNED_OUT = 'You have been signed out';
const RESERVING = 'Reserving ticket...';
/** No toast leaves while a story looks at it, unless the story is about that. */
const HOUR = 3_600_000;
const LONG = { usual: HOUR, short: HOUR, error: HOUR };

function Buttons({ error = messages.tryAgain }: { error?: string }) {
  const toast = useToast();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, paddingTop: 96 }}>
      <Button variant="outline" onClick={() => toast.success(SAVED)}>
        Success
      </Button>
      <Button variant="outline" onClick={() => toast.success(COPIED, { short: true })}>
        Short
      </Button>
      <Button variant="outline" onClick={() => toast.error(error)}>
        Error
      </Button>
      <Button variant="outline" onClick={() => toast.info(SIGNED_OUT)}>
        Info
      </Button>
      <Button variant="outline" onClick={() => toast.loading(RESERVING)}>
        Loading
      </Button>
      <Button variant="outline" onClick={() => toast.close()}>
        Close all
      </Button>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Toast',
  component: ToastProvider,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { times: LONG, children: <Buttons /> },
});

const noToast = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Announced politely, and seen. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await expect(await findToast(SAVED)).toBeInTheDocument();
    await expect(screen.getByRole('status')).toHaveTextContent(SAVED);
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  },
});

/** Interrupts. */
export const Problem = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await expect(await findToast(messages.tryAgain)).toBeInTheDocument();
    await expect(screen.getByRole('alert')).toHaveTextContent(messages.tryAgain);
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const Information = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }));
    await expect(await findToast(SIGNED_OUT)).toBeInTheDocument();
  },
});

/** Nothing closes it but what comes of it. */
export const Loading = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Loading' }));
    await expect(await findToast(RESERVING)).toBeInTheDocument();
    await expect(screen.getByRole('status')).toHaveTextContent(RESERVING);
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
});

export const LoadingReplaced = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Loading' }));
    await findToast(RESERVING);
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await findToast(messages.tryAgain);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: RESERVING })).toBeNull());
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const LoadingClosed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Loading' }));
    await findToast(RESERVING);
    await userEvent.click(canvas.getByRole('button', { name: 'Close all' }));
    await noToast();
  },
});

export const LongContent = meta.story({
  args: {
    children: (
      <Buttons error="The server could not read the picture: https://cdn.example.org/uploads/2027/01/31/a-name-without-an-end.jpeg" />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await expect(await findToast(/could not read/)).toBeInTheDocument();
  },
});

/** One at a time: the next takes the place of the last, and the last does not come back. */
export const Replaced = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await findToast(SAVED);
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }));
    await findToast(SIGNED_OUT);
    await waitFor(() => expect(screen.queryByRole('dialog', { name: SAVED })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await noToast();
  },
});

/** Long enough to be reached by a slow machine, and soon over. */
const SHORT = 500;
const longerThanShort = () => new Promise((resolve) => setTimeout(resolve, SHORT + 100));

export const LeavesByItself = meta.story({
  args: { times: { ...LONG, short: 50 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Short' }));
    await noToast();
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const PausedWhileHovered = meta.story({
  args: { times: { ...LONG, short: SHORT } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Short' }));
    const toast = await findToast(COPIED);
    await userEvent.hover(toast);
    await longerThanShort();
    await expect(toast).toBeVisible();
    await userEvent.unhover(toast);
    await noToast();
  },
});

export const PausedWhileFocused = meta.story({
  args: { times: { ...LONG, short: SHORT } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Short' }));
    const toast = await findToast(COPIED);
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await waitFor(() => expect(toast).toHaveFocus());
    await longerThanShort();
    await expect(toast).toBeVisible();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Short' })).toHaveFocus());
    await noToast();
  },
});

/** F6 leads to it, Tab to its button, Escape closes it, and the focus is back. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const toast = await findToast(SAVED);
    await expect(canvas.getByRole('button', { name: 'Success' })).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await waitFor(() => expect(toast).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await noToast();
    await expect(canvas.getByRole('button', { name: 'Success' })).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  tags: ['!autodocs'],
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    const toast = await findToast(SAVED);
    const { right } = toast.getBoundingClientRect();
    await expect(document.documentElement.clientWidth - right).toBeLessThan(64);
  },
});
