import { noorProfile } from '@perigee/api/fixtures';
import { expect, screen, waitFor, within } from 'storybook/test';
import { messages, toastTimes } from '@perigee/domain';
import { holdTimers } from '#.storybook/hold-timers';
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
const MESSAGE = {
  name: noorProfile.name,
  imageUrl: noorProfile.profileImage,
  text: 'Saturday at four. I will bring two, in case the jury drops hers. And a fork, since you never have one.',
  href: '#noor',
};
/** Toasts do not time out in stories, except in the tests of the timeout. */
const HOUR = 3_600_000;
const LONG = { usual: HOUR, short: HOUR, error: HOUR };

function Buttons() {
  const toast = useToast();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, paddingTop: 96 }}>
      <Button variant="outline" onClick={() => toast.success(SAVED)}>
        Success
      </Button>
      <Button variant="outline" onClick={() => toast.success(COPIED, { short: true })}>
        Short
      </Button>
      <Button variant="outline" onClick={() => toast.error(messages.tryAgain)}>
        Error
      </Button>
      <Button variant="outline" onClick={() => toast.info(SIGNED_OUT)}>
        Info
      </Button>
      <Button variant="outline" onClick={() => toast.message(MESSAGE)}>
        Message
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
  title: 'Components/Feedback/Toast',
  component: ToastProvider,
  tags: ['ready'],
  parameters: { guide },
  args: { times: LONG, children: <Buttons /> },
});

const noToast = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Ends the time of the toast; throws while that is paused. */
let endTime: () => void;
const holdTime = () => {
  endTime = holdTimers(HOUR, HOUR / 2);
};

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await findToast(SAVED);
  },
});

Default.test('is announced politely', async () => {
  await expect(screen.getByRole('status')).toHaveTextContent(SAVED);
  await expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

Default.test('is at the top right', async () => {
  const toast = screen.getByRole('dialog', { name: SAVED });
  await waitFor(() => {
    const { right, top } = toast.getBoundingClientRect();
    return expect(document.documentElement.clientWidth - right < 64 && top < 64).toBe(true);
  });
});

Default.test(
  'is on the right from right to left',
  {
    beforeEach: () => {
      document.documentElement.dir = 'rtl';
      return () => document.documentElement.removeAttribute('dir');
    },
  },
  async () => {
    const { right } = screen.getByRole('dialog', { name: SAVED }).getBoundingClientRect();
    await expect(document.documentElement.clientWidth - right).toBeLessThan(64);
  },
);

Default.test('uses the durations of the product', async () => {
  await expect(toastTimes).toEqual({ usual: 5_000, short: 2_500, error: 20_000 });
});

/** One toast at a time: the previous one does not reappear. */
Default.test('is replaced by the next, which can be closed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Info' }));
  await findToast(SIGNED_OUT);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: SAVED })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await noToast();
});

Default.test(
  'disappears by itself',
  { args: { times: { ...LONG, short: 50 } } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Short' }));
    await noToast();
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
);

Default.test('stays while it is hovered', { beforeEach: holdTime }, async ({ userEvent }) => {
  const toast = screen.getByRole('dialog', { name: SAVED });
  await userEvent.hover(toast);
  await expect(endTime).toThrow();
  await userEvent.unhover(toast);
  await waitFor(() => endTime());
  await noToast();
});

Default.test(
  'stays while it has the focus',
  { beforeEach: holdTime },
  async ({ canvas, userEvent }) => {
    const toast = screen.getByRole('dialog', { name: SAVED });
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await waitFor(() => expect(toast).toHaveFocus());
    await expect(endTime).toThrow();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Success' })).toHaveFocus());
    await waitFor(() => endTime());
    await noToast();
  },
);

/** F6 moves to the toast, Tab to its button, Escape closes it and returns the focus. */
Default.test('is reached and closed by keyboard', async ({ canvas, userEvent }) => {
  const toast = screen.getByRole('dialog', { name: SAVED });
  await expect(canvas.getByRole('button', { name: 'Success' })).toHaveFocus();
  await userEvent.keyboard('{F6}');
  await userEvent.tab();
  await waitFor(() => expect(toast).toHaveFocus());
  await userEvent.tab();
  await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await noToast();
  await expect(canvas.getByRole('button', { name: 'Success' })).toHaveFocus();
});

export const Problem = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await findToast(messages.tryAgain);
  },
});

Problem.test('interrupts the screen reader', async () => {
  await expect(screen.getByRole('alert')).toHaveTextContent(messages.tryAgain);
  await expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

/** The pending action fails at once. */
function Failing() {
  const toast = useToast();
  const fail = () => {
    toast.loading(RESERVING);
    toast.error(messages.tryAgain);
  };
  return <Button onClick={fail}>Error</Button>;
}

Problem.test('replaces the toast before it', { args: { children: <Failing /> } }, async () => {
  await waitFor(() => expect(screen.queryByRole('dialog', { name: RESERVING })).toBeNull());
  await expect(screen.getByRole('alert')).toHaveTextContent(messages.tryAgain);
});

/** Two calls report the same failure: the session has ended, for example. */
function FailingTwice() {
  const toast = useToast();
  const fail = () => {
    toast.error(messages.tryAgain);
    setTimeout(() => toast.error(messages.tryAgain));
  };
  return <Button onClick={fail}>Error</Button>;
}

Problem.test(
  'is shown once if it is reported twice',
  { args: { children: <FailingTwice /> } },
  async ({ canvas, userEvent }) => {
    const toast = screen.getByRole('dialog', { name: messages.tryAgain });
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await expect(screen.getAllByRole('dialog')).toEqual([toast]);
  },
);

export const Information = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }));
    await findToast(SIGNED_OUT);
  },
});

/** From another user, while the conversation is not open. */
export const Message = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Message' }));
    await findToast(/^Noor: Saturday at four/);
    await expect(screen.getByRole('status')).toHaveTextContent(/^Noor: Saturday at four/);
  },
});

Message.test('links to the conversation, and closes then', async ({ userEvent }) => {
  const toast = screen.getByRole('dialog', { name: /^Noor/ });
  const link = within(toast).getByRole('link', { name: /^Noor: Saturday at four/ });
  await expect(link).toHaveAttribute('href', '#noor');
  await userEvent.click(link);
  await noToast();
});

Message.test('can be closed', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await noToast();
});

/** It has no close button: the result of the action replaces it. */
export const Loading = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Loading' }));
    await findToast(RESERVING);
    await expect(screen.getByRole('status')).toHaveTextContent(RESERVING);
    await expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  },
});

Loading.test('is replaced by the result of the action', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
  await findToast(messages.tryAgain);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: RESERVING })).toBeNull());
  await expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

Loading.test('is closed by the caller', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Close all' }));
  await noToast();
});
