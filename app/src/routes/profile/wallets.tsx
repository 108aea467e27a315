import {
  getGetUserNftsQueryOptions,
  getListRewardsQueryOptions,
  getRedeemRewardMutationOptions,
  useAddWallet,
  useGetUserNfts,
  useListRewards,
  useRemoveWallet,
  useSessionState,
} from '@perigee/api';
import { loading, ready } from '@perigee/ui';
import { WalletsClosed, WalletsPage } from '@perigee/ui/wallets';
import { config } from '../../config.ts';
import { toLoadable } from '../../loadable.ts';
import { useSendOnce } from '../../services/use-send-once.ts';
import { paths } from '../paths.ts';
import type { PageQueries } from '../route-record.ts';

export const queries: PageQueries = ({ user }) =>
  config.waitlistMode || user === null
    ? []
    : [getListRewardsQueryOptions(), getGetUserNftsQueryOptions(String(user.id))];

export function Component() {
  return <>{config.waitlistMode ? <WalletsClosed homeHref={paths.home} /> : <Wallets />}</>;
}

function Wallets() {
  const { user } = useSessionState();
  const nfts = useGetUserNfts(String(user?.id));
  const rewards = useListRewards();
  const add = useAddWallet();
  const remove = useRemoveWallet();
  const sendOnce = useSendOnce();
  return (
    <WalletsPage
      wallets={user === null ? loading : ready(user.wallets ?? [])}
      points={user?.points}
      rewards={toLoadable(rewards)}
      nfts={toLoadable(nfts)}
      onAdd={async (address) => void (await add.mutateAsync({ data: { address } }))}
      onRemove={({ id }) => remove.mutateAsync({ id })}
      onRedeem={async ({ id }) =>
        void (await sendOnce(id, (request) => getRedeemRewardMutationOptions({ request }), {
          data: { rewardId: id },
        }))
      }
    />
  );
}
