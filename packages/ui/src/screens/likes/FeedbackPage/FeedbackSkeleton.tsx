import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { grid, portrait, skeletonWords } from './FeedbackPage.css.ts';

/** The skeleton of a like. */
export function FeedbackSkeleton() {
  return (
    <SkeletonRegion>
      <div className={grid}>
        <Skeleton shape="block" className={portrait} aspectRatio="380 / 500" />
        <div className={skeletonWords}>
          <Skeleton width={96} />
          <Skeleton width="min(100%, 420px)" height={52} />
          <Skeleton width="min(100%, 340px)" />
          <Skeleton shape="block" height={120} />
        </div>
      </div>
    </SkeletonRegion>
  );
}
