import { expect, fn } from 'storybook/test';
import { resendCoolDownMessage, UserFacingError } from '@perigee/domain';
import { screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { links, never } from '../story-data.ts';
import { IntroStep } from './IntroStep.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/IntroStep',
  component: IntroStep,
  parameters: screenParameters,
  args: {
    ...links,
    mayFocus: false,
    onContinue: fn(),
    onResend: null,
    onResent: fn(),
    onEmailLink: fn(),
    onBack: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Phone Number' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

/** Before a number was entered, there is nothing to send again: it leads to the number. */
export const Trouble = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trouble Logging In?' }));
    await expect(
      canvas.getByRole('link', { name: 'Live Support (opens in a new tab)' }),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
});

export const Resending = meta.story({
  args: { onResend: fn(never) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trouble Logging In?' }));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Resend code' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Sending' })).toBeInTheDocument();
  },
});

export const ResendFailed = meta.story({
  args: { onResend: fn(() => Promise.reject(new UserFacingError(resendCoolDownMessage(42)))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Trouble Logging In?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
    await findToast(resendCoolDownMessage(42));
    await expect(args.onResent).not.toHaveBeenCalled();
  },
});
