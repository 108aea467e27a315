import { expect, fn } from 'storybook/test';
import { resendCoolDownMessage } from '@perigee/domain';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { atWidth } from '#.storybook/site-frame';
import { links, never, refuse } from '../story-data.ts';
import { IntroStep } from './IntroStep.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/Get started',
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
  decorators: [atWidth(366)],
});

export const Default = meta.story({ parameters: otherTheme });

Default.test(
  'goes to the number, and Back leaves the flow',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Phone Number' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
);

export const Trouble = meta.story({
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Trouble Logging In?' });
    await userEvent.click(toggle);
    await expect(
      canvas.getByRole('link', { name: 'Live Support (opens in a new tab)' }),
    ).toBeInTheDocument();
    toggle.blur();
  },
});

Trouble.test('goes to the number if none was entered yet', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
  await expect(args.onContinue).toHaveBeenCalledOnce();
});

Trouble.test(
  'requests another code once',
  { args: { onResend: fn(never) } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Resend code' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Sending' })).toBeInTheDocument();
  },
);

Trouble.test(
  'shows why no other code was sent',
  { args: { onResend: fn(refuse(resendCoolDownMessage(42))) } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
    await findToast(resendCoolDownMessage(42));
    await expect(args.onResent).not.toHaveBeenCalled();
  },
);
