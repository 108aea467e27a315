import { messages } from '@perigee/domain';
import { expect, fn } from 'storybook/test';
import { otherPortalTheme, portalParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { atWidth } from '#.storybook/site-frame';
import { loading, ready } from '../../../loadable.ts';
import { PayoutsPanel, type PayoutsPanelProps } from './PayoutsPanel.tsx';

const meta = preview.meta({
  title: 'Screens/Host portal/Payouts account',
  component: PayoutsPanel,
  parameters: { ...portalParameters, layout: 'padded' },
  decorators: [atWidth(328)],
  args: {
    account: ready({
      dashboardLink: 'https://payments.example/amira',
    }) as PayoutsPanelProps['account'],
    connectHref: 'https://payments.example/connect' as string | null,
  },
});

export const Connected = meta.story({ parameters: otherPortalTheme });

Connected.test('opens the account in a new window', async ({ canvas }) => {
  const open = canvas.getByRole('link', { name: 'Open' });
  await expect(open).toHaveAttribute('href', 'https://payments.example/amira');
  await expect(open).toHaveAttribute('target', '_blank');
});

Connected.test('is loading', { args: { account: loading } }, async ({ canvas }) => {
  await expect(canvas.getByText('Loading')).toBeInTheDocument();
  await expect(canvas.queryByRole('link')).toBeNull();
});

export const NotConnected = meta.story({ args: { account: ready({}) } });

NotConnected.test("leads to the provider's page", async ({ canvas }) => {
  const connect = canvas.getByRole('link', { name: 'Connect' });
  await expect(connect).toHaveAttribute('href', 'https://payments.example/connect');
});

const onRetry = fn();

/** The reason is on the console alone. */
export const LookupFailed = meta.story({
  args: { account: { status: 'error', message: messages.unableToProcess, onRetry } },
});

LookupFailed.test('shows no message of the failure', async ({ canvas, userEvent }) => {
  await expect(canvas.queryByText(messages.unableToProcess)).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});
