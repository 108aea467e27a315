import { expect, fn, mocked, waitFor } from 'storybook/test';
import { fieldMessages, limits, messages } from '@perigee/domain';
import { holdTimers } from '#.storybook/hold-timers';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { atWidth } from '#.storybook/site-frame';
import { refuse } from '../story-data.ts';
import { VerifiedStep } from './VerifiedStep.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/You are verified',
  component: VerifiedStep,
  parameters: screenParameters,
  args: { mayFocus: false, onContinue: fn(() => Promise.resolve()) },
  decorators: [atWidth(366)],
});

export const Shown = meta.story({ parameters: otherTheme });

let endMoment: () => void;

Shown.test(
  'continues after a second and a half',
  {
    beforeEach: () => {
      endMoment = holdTimers(limits.verifiedMs);
    },
  },
  async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: fieldMessages.code.verified })).toBeVisible();
    await expect(args.onContinue).not.toHaveBeenCalled();
    endMoment();
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledOnce());
  },
);

export const Failed = meta.story({
  args: { onContinue: fn(refuse(messages.unableToProcess)) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
    await findToast(messages.unableToProcess);
  },
});

Failed.test('keeps the pressed button, and its focus, while it tries again', async (context) => {
  const { args, canvas, userEvent } = context;
  mocked(args.onContinue).mockReturnValue(new Promise(() => undefined));
  const button = canvas.getByRole('button', { name: 'Try again' });
  await userEvent.click(button);
  await expect(args.onContinue).toHaveBeenCalledTimes(2);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toHaveFocus();
});

Failed.test('tries again', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(args.onContinue).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
});
