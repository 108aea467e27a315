import type { Nft, Reward, Wallet } from '@perigee/api';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import type { ReactNode } from 'react';
import type { Loadable } from '../../../loadable.ts';
import { pageTitle } from '../../../theme/page-title.css.ts';
import { AddWallet } from './AddWallet.tsx';
import { GallerySkeleton } from './GallerySkeleton.tsx';
import { NftGallery } from './NftGallery.tsx';
import { RewardList } from './RewardList.tsx';
import { RowsSkeleton } from './RowsSkeleton.tsx';
import { WalletList } from './WalletList.tsx';
import { columns, subtitle, page, part, partTitle } from './WalletsPage.css.ts';

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
  return (
    <section className={page}>
      <h1 className={pageTitle}>My Wallets</h1>
      <p className={subtitle}>The wallets that belong to you, and what your tokens can become.</p>
      <div className={columns}>
        <div>
          <section className={part}>
            <h2 className={partTitle}>Wallets</h2>
            {show(wallets, (list) => (
              <WalletList wallets={list} onRemove={onRemove} />
            ))}
            <AddWallet onAdd={onAdd} />
          </section>
          <section className={part}>
            <h2 className={partTitle}>NFTs</h2>
            {show(
              nfts,
              (list) => (
                <NftGallery nfts={list} />
              ),
              <GallerySkeleton />,
            )}
          </section>
        </div>
        <section className={part}>
          <h2 className={partTitle}>Rewards</h2>
          {show(rewards, (list) => (
            <RewardList rewards={list} points={points} onRedeem={onRedeem} />
          ))}
        </section>
      </div>
    </section>
  );
}

/** Each part loads, and fails, independently. */
function show<T>(
  shown: Loadable<T>,
  draw: (data: T) => ReactNode,
  outline: ReactNode = <RowsSkeleton />,
) {
  if (shown.status === 'loading') return outline;
  if (shown.status === 'error') {
    return <ErrorState level={3} message={shown.message} onRetry={shown.onRetry} />;
  }
  return draw(shown.data);
}
