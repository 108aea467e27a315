import { expect, fn } from 'storybook/test';
import { messages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { guide } from './ErrorState.guide.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Components/ErrorState',
  component: ErrorState,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { message: messages.unableToProcess, onRetry: fn() },
});

/** Said at once. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.unableToProcess);
    await expect(canvas.getByRole('heading', { level: 2, name: messages.crash })).toBeVisible();
  },
});

export const WholePage = meta.story({
  args: { level: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

export const OwnTitle = meta.story({ args: { title: 'Your place could not be shown' } });

export const MissingContent = meta.story({ args: { message: '' } });

export const WithoutRetry = meta.story({ args: { onRetry: undefined } });

export const LongContent = meta.story({
  args: {
    title: 'The list of people who have applied could not be fetched from the server',
    message:
      'upstream_request_timeout_while_reading_response_header_from_the_waitlist_service after thirty seconds; nothing has been changed',
  },
});

export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});

export const Busy = meta.story({
  args: { retrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
