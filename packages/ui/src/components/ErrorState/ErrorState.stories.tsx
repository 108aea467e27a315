import { expect, fn } from 'storybook/test';
import { messages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Components/ErrorState',
  component: ErrorState,
  args: { message: messages.unableToProcess, onRetry: fn() },
});

export const Default = meta.story();

export const OwnTitle = meta.story({ args: { title: 'Your place could not be shown' } });

export const WithoutMessage = meta.story({ args: { message: '' } });

export const WithoutRetry = meta.story({ args: { onRetry: undefined } });

export const LongMessage = meta.story({
  args: {
    title: 'The list of people who have applied could not be fetched from the server',
    message:
      'upstream_request_timeout_while_reading_response_header_from_the_waitlist_service after thirty seconds; nothing has been changed',
  },
});

export const Retrying = meta.story({
  args: { retrying: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Retry = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
