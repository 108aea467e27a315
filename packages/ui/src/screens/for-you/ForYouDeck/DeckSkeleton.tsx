import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import * as css from './ForYouDeck.css.ts';

/** The skeleton of a profile, while the deck is loading. */
export function DeckSkeleton() {
  return (
    <SkeletonRegion>
      <div className={css.card}>
        <Skeleton shape="block" aspectRatio="380 / 500" />
        <div className={css.skeletonDetails}>
          <Skeleton width="min(100%, 260px)" height={40} />
          <Skeleton width={96} height={14} />
          <Skeleton width="min(100%, 420px)" height={20} />
          <Skeleton width="min(100%, 360px)" height={20} />
          <div className={css.skeletonButtons}>
            <Skeleton shape="circle" height={56} />
            <Skeleton shape="circle" height={56} />
            <Skeleton shape="circle" height={56} />
          </div>
        </div>
      </div>
    </SkeletonRegion>
  );
}
