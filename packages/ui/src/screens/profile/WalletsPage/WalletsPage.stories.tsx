import { rewards, wallet } from '@perigee/api/fixtures';
import { UserFacingError } from '@perigee/domain';
import { profileServerMessages, rewardMessages } from '@perigee/domain/profile';
import { useState } from 'react';
import { expect, fn, screen, waitFor, type UserEventObject } from 'storybook/test';
import { otherTheme, screenParameters } from '#.storybook/modes';
import preview from '#.storybook/preview';
import { findToast } from '#.storybook/toasts.tsx';
import { onSite } from '#.storybook/site-frame';
import { loading, ready } from '../../../loadable.ts';
import { WalletsClosed } from './WalletsClosed.tsx';
import { WalletsPage, type WalletsPageProps } from './WalletsPage.tsx';

const meta = preview.meta({
  title: 'Screens/Profile/Wallets',
  component: WalletsPage,
  args: {
    wallets: ready([wallet]),
    rewards: ready(rewards),
    points: 80 as WalletsPageProps['points'],
    nfts: ready([{ nftImage: '/pictures/covers/12.jpg' }, { nftImage: '/pictures/covers/04.jpg' }]),
    onAdd: fn<WalletsPageProps['onAdd']>(async () => undefined),
    onRemove: fn<WalletsPageProps['onRemove']>(async () => undefined),
    onRedeem: fn<WalletsPageProps['onRedeem']>(async () => undefined),
  },
  parameters: { ...screenParameters, layout: 'fullscreen', site: { pathname: '/wallets' } },
  decorators: [onSite],
});

export const Default = meta.story({ parameters: otherTheme });

Default.test(
  'adds a wallet by keyboard, once its address is valid',
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Wallet address');
    await userEvent.type(field, '0x12{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(profileServerMessages.walletAddress),
    );
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, `${wallet.address}{Enter}`);
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith(wallet.address));
    await screen.findByRole('dialog', { name: 'Wallet added' });
    await expect(field).toHaveValue('');
  },
);

Default.test(
  'keeps an address that the server refuses, and shows the reason',
  {
    args: {
      onAdd: fn<WalletsPageProps['onAdd']>(async () =>
        Promise.reject(new UserFacingError(profileServerMessages.walletTaken)),
      ),
    },
  },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Wallet address');
    await userEvent.type(field, `${wallet.address}{Enter}`);
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(profileServerMessages.walletTaken),
    );
    await expect(field).toHaveValue(wallet.address);
  },
);

Default.test('removes a wallet after a confirmation', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove 0x5290…9ee7' }));
  await screen.findByRole('alertdialog', { name: 'Remove this wallet?' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(args.onRemove).toHaveBeenCalledWith(wallet);
  await screen.findByRole('dialog', { name: 'Wallet removed' });
});

const otherWallet = {
  ...wallet,
  id: wallet.id + 1,
  address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
};

/** The page with the wallets that it removes and adds. */
function KeptWallets(props: WalletsPageProps) {
  const [wallets, setWallets] = useState([wallet, otherWallet]);
  return (
    <WalletsPage
      {...props}
      wallets={ready(wallets)}
      onRemove={async ({ id }) => setWallets((all) => all.filter((one) => one.id !== id))}
      onAdd={async (address) => setWallets((all) => [...all, { ...wallet, address }])}
    />
  );
}

const keptWallets = { render: (args: WalletsPageProps) => <KeptWallets {...args} /> };
const OTHER = 'Remove 0x71C7…976F';

async function removeWallet(name: string, userEvent: UserEventObject) {
  await userEvent.click(screen.getByRole('button', { name }));
  await screen.findByRole('alertdialog');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

Default.test(
  'moves the focus on from a removed wallet',
  keptWallets,
  async ({ canvas, userEvent }) => {
    await removeWallet('Remove 0x5290…9ee7', userEvent);
    await waitFor(() => expect(canvas.getByRole('button', { name: OTHER })).toHaveFocus());
    await removeWallet(OTHER, userEvent);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Wallets' })).toHaveFocus());
  },
);

Default.test(
  'does not ask about a wallet that is added after the last one was removed',
  keptWallets,
  async ({ canvas, userEvent }) => {
    await removeWallet('Remove 0x5290…9ee7', userEvent);
    await removeWallet(OTHER, userEvent);
    await userEvent.type(canvas.getByLabelText('Wallet address'), `${wallet.address}{Enter}`);
    await findToast('Wallet added');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

Default.test('redeems a reward after a confirmation', async ({ args, canvas, userEvent }) => {
  await expect(canvas.getByText('120 more needed')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Redeem Profile boost' }));
  const question = await screen.findByRole('alertdialog', { name: 'Redeem Profile boost?' });
  await expect(question).toHaveTextContent('50 tokens are spent at once, for good.');
  await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(args.onRedeem).toHaveBeenCalledWith(rewards[0]);
  await expect(
    await screen.findByRole('dialog', { name: rewardMessages.redeemed }),
  ).toBeInTheDocument();
});

/** The page at its address in waitlist mode, in which no link points to it. */
export const HiddenInWaitlistMode = meta.story({
  parameters: { site: { waitlistMode: true } },
  render: () => <WalletsClosed homeHref="/" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Wallets are not open yet',
    );
    await expect(canvas.getByRole('link', { name: 'Take me home' })).toHaveAttribute('href', '/');
  },
});

/** The dialog stays open, with the server's message. */
export const RemovalFailed = meta.story({
  args: {
    onRemove: fn<WalletsPageProps['onRemove']>(async () =>
      Promise.reject(new UserFacingError(profileServerMessages.walletNotFound)),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove 0x5290…9ee7' }));
    const question = await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await findToast(profileServerMessages.walletNotFound);
    await waitFor(() => expect(question).toHaveStyle({ opacity: '1' }));
    (document.activeElement as HTMLElement).blur();
  },
});

export const Empty = meta.story({
  args: { wallets: ready([]), rewards: ready([]), nfts: ready([]), points: 0 },
});

export const Loading = meta.story({
  args: { wallets: loading, rewards: loading, nfts: loading, points: undefined },
});

const onRetry = fn();

/** One part fails; the others stay. */
export const Failed = meta.story({
  args: { rewards: { status: 'error', message: 'Unable to process request', onRetry } },
});

Failed.test('loads the part again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
  await expect(canvas.getByText('0x5290…9ee7')).toBeVisible();
});
