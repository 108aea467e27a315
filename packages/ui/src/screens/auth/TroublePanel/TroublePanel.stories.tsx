import { expect, fn } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { atWidth } from '#.storybook/site-frame';
import { TroublePanel } from './TroublePanel.tsx';

const meta = preview.meta({
  title: 'Screens/Auth/Trouble signing in',
  component: TroublePanel,
  parameters: screenParameters,
  args: { onResend: fn(), onEmailLink: fn(), liveSupportHref: '/live-support' },
  decorators: [atWidth(366)],
});

/** By keyboard. */
export const Open = meta.story({
  parameters: otherTheme,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const toggle = canvas.getByRole('button', { name: 'Trouble Logging In?' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    toggle.blur();
  },
});

Open.test('leads to support, another code and an email', async ({ args, canvas, userEvent }) => {
  await expect(
    canvas.getByRole('link', { name: 'Live Support (opens in a new tab)' }),
  ).toHaveAttribute('href', '/live-support');
  await userEvent.click(canvas.getByRole('button', { name: 'Resend code' }));
  await expect(args.onResend).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Email a sign-in link' }));
  await expect(args.onEmailLink).toHaveBeenCalledOnce();
});

Open.test(
  'is busy while a code is being sent',
  { args: { resending: true } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sending' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
);
