import { expect, fn, waitFor } from 'storybook/test';
import { limits, messages, UserFacingError } from '@perigee/domain';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { VerifiedStep } from './VerifiedStep.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/VerifiedStep',
  component: VerifiedStep,
  parameters: screenParameters,
  args: { mayFocus: false, onContinue: fn(() => Promise.resolve()) },
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

/** Stays for a second and a half before it goes on. */
export const Shown = meta.story({
  play: async ({ args, canvas }) => {
    const start = performance.now();
    await expect(canvas.getByRole('heading', { name: messages.code.verified })).toBeVisible();
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledOnce());
    await expect(performance.now() - start).toBeGreaterThan(limits.verifiedMs - 500);
  },
});

export const Failed = meta.story({
  args: { onContinue: fn(() => Promise.reject(new UserFacingError(messages.unableToProcess))) },
  play: async ({ args, canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    await findToast(messages.unableToProcess);
    await userEvent.click(retry);
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});
