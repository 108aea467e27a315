import { expect, fn } from 'storybook/test';
import { messages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { guide } from './ErrorState.guide.ts';
import { ErrorState } from './ErrorState.tsx';

const meta = preview.meta({
  title: 'Components/Feedback/ErrorState',
  component: ErrorState,
  tags: ['ready'],
  parameters: { guide },
  args: { message: messages.unableToProcess, onRetry: fn() },
});

export const Default = meta.story();

export const Busy = meta.story({ args: { retrying: true } });

/** With its own title, without a message, and without an action. */
export const Variants = meta.story({
  render: (args) => (
    <>
      <ErrorState {...args} title="Your place could not be shown" />
      <ErrorState {...args} message="" />
      <ErrorState {...args} onRetry={undefined} />
    </>
  ),
});

Default.test(
  'announces the error at once, and tries again by keyboard',
  async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.unableToProcess);
    await expect(canvas.getByRole('heading', { level: 2, name: messages.crash })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
);

Default.test('has the heading of a whole page', { args: { level: 1 } }, async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
});

Busy.test('announces that it tries again', async ({ canvas }) => {
  await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});
