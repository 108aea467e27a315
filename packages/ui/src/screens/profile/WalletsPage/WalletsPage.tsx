import type { Nft, Reward, Wallet } from '@perigee/api';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useFocusAfterRemoval } from '../../../hooks/use-focus-after-removal.ts';
import type { Loadable } from '../../../loadable.ts';
import { AddWallet } from './AddWallet.tsx';
import { GallerySkeleton } from './GallerySkeleton.tsx';
import { NftGallery } from './NftGallery.tsx';
import { RewardList } from './RewardList.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { WalletList } from './WalletList.tsx';

export interface WalletsPageProps {
  /** The member's wallets, the first one first. */
  wallets: Loadable<readonly Wallet[]>;
  /** The rewards, the cheapest first. */
  rewards: Loadable<readonly Reward[]>;
  /** The member's points; undefined until they are loaded. */
  points: number | undefined;
  nfts: Loadable<readonly Nft[]>;
  onAdd: (address: string) => Promise<void>;
  onRemove: (wallet: Wallet) => Promise<void>;
  /** Spends the points of the reward. */
  onRedeem: (reward: Reward) => Promise<void>;
}

/** The member's possessions: wallets, their pictures, and points to spend. Source: member §2, §7. */
export function WalletsPage({
  wallets,
  rewards,
  points,
  nfts,
  onAdd,
  onRemove,
  onRedeem,
}: WalletsPageProps) {
  const focus = useFocusAfterRemoval();
  return (
    <Section column space="page">
      <PageHead title="My Wallets" subtitle="Your wallets, and the rewards your tokens can buy." />
      {/* Each part loads, and fails, independently. */}
      <Grid columns={{ base: 1, lg: 2 }} gap={{ base: 12, lg: 'columns' }} spaceBefore={12}>
        <Stack gap={12}>
          <Section title="Wallets" headingRef={focus.heading}>
            <Loaded value={wallets} skeleton={<RowsSkeleton />} level={3}>
              {(list) => <WalletList wallets={list} focus={focus} onRemove={onRemove} />}
            </Loaded>
            <Stack spaceBefore={6}>
              <AddWallet onAdd={onAdd} />
            </Stack>
          </Section>
          <Section title="NFTs">
            <Loaded value={nfts} skeleton={<GallerySkeleton />} level={3}>
              {(list) => <NftGallery nfts={list} />}
            </Loaded>
          </Section>
        </Stack>
        <Section title="Rewards">
          <Loaded value={rewards} skeleton={<RowsSkeleton />} level={3}>
            {(list) => <RewardList rewards={list} points={points} onRedeem={onRedeem} />}
          </Loaded>
        </Section>
      </Grid>
    </Section>
  );
}
