import {
  useAddWallet,
  useGetCurrentUser,
  useGetUserNfts,
  useListRewards,
  useRedeemReward,
  useRemoveWallet,
  useSessionState,
} from '@perigee/api';
import { PageMeta } from '@perigee/ui';
import { WalletsClosed, WalletsPage } from '@perigee/ui/wallets';
import { config } from '../../config.ts';
import { mapLoadable, toLoadable } from '../../loadable.ts';
import { paths } from '../paths.ts';

export function Component() {
  return (
    <>
      <PageMeta title="My Wallets" unlisted />
      {config.waitlistMode ? <WalletsClosed homeHref={paths.home} /> : <Wallets />}
    </>
  );
}

function Wallets() {
  const { user } = useSessionState();
  const me = useGetCurrentUser();
  const nfts = useGetUserNfts(String(user?.id));
  const rewards = useListRewards();
  const add = useAddWallet();
  const remove = useRemoveWallet();
  const redeem = useRedeemReward();
  return (
    <WalletsPage
      wallets={mapLoadable(toLoadable(me), ({ wallets = [] }) => wallets)}
      points={me.data?.points}
      rewards={toLoadable(rewards)}
      nfts={toLoadable(nfts)}
      onAdd={async (address) => void (await add.mutateAsync({ data: { address } }))}
      onRemove={({ id }) => remove.mutateAsync({ id })}
      onRedeem={async ({ id }) => void (await redeem.mutateAsync({ data: { rewardId: id } }))}
    />
  );
}
