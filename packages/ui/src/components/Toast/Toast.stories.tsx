import { expect, screen, waitFor } from 'storybook/test';
import { limits, messages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { ToastProvider, useToast } from './Toast.tsx';

function Buttons({ long = false }: { long?: boolean }) {
  const toast = useToast();
  const error = long
    ? 'The server could not read the picture: https://cdn.example.org/uploads/2027/01/31/a-name-without-an-end.jpeg'
    : messages.tryAgain;
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, paddingTop: 96 }}>
      <Button onClick={() => toast.success('Profile Saved')}>Success</Button>
      <Button onClick={() => toast.success('Link copied successfully', { short: true })}>
        Short
      </Button>
      <Button onClick={() => toast.error(error)}>Error</Button>
      <Button onClick={() => toast.info('You have been signed out')}>Info</Button>
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Toast',
  component: Buttons,
  subcomponents: { ToastProvider },
  decorators: [(Story) => <ToastProvider>{Story()}</ToastProvider>],
});

const toastNamed = (name: string | RegExp) => screen.findByRole('dialog', { name });

export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await expect(await toastNamed('Profile Saved')).toBeInTheDocument();
    await expect(screen.getByRole('status')).toHaveTextContent('Profile Saved');
    await expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  },
});

export const Problem = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await expect(await toastNamed(messages.tryAgain)).toBeInTheDocument();
    await expect(screen.getByRole('alert')).toHaveTextContent(messages.tryAgain);
  },
});

export const Information = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }));
    await expect(await toastNamed('You have been signed out')).toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: { long: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Error' }));
    await expect(await toastNamed(/could not read/)).toBeInTheDocument();
  },
});

/** One at a time: the next takes the place of the last, and the last does not come back. */
export const Replaced = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    await toastNamed('Profile Saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Info' }));
    await toastNamed('You have been signed out');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Profile Saved' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** The short one leaves by itself, but waits while somebody reads it. */
export const PausedWhileRead = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Short' }));
    const toast = await toastNamed('Link copied successfully');
    await userEvent.hover(toast);
    await new Promise((resolve) => setTimeout(resolve, limits.toastShortMs + 300));
    await expect(toast).toBeVisible();
    await userEvent.unhover(toast);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), {
      timeout: limits.toastShortMs + 1000,
    });
  },
});

export const ClosedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Success' }));
    const toast = await toastNamed('Profile Saved');
    await userEvent.keyboard('{F6}');
    await userEvent.tab();
    await waitFor(() => expect(toast).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
