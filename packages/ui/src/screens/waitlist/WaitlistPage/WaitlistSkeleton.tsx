import { OrbitDial } from '../../../components/Orbit/Orbit.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { actions, dialPlace, grid, skeletonAction, skeletonCopy } from './WaitlistPage.css.ts';

/** The skeleton of the waitlist view, while the application is loading. */
export function WaitlistSkeleton() {
  return (
    <SkeletonRegion>
      <div className={grid}>
        <div className={skeletonCopy}>
          <Skeleton width="min(100%, 7.5ch)" height="0.9em" />
          <Skeleton width="min(100%, 8.5ch)" height="0.9em" />
          <Skeleton width="min(100%, 380px)" height={16} />
          <div className={actions}>
            <span className={skeletonAction}>
              <Skeleton shape="circle" height={56} />
            </span>
            <span className={skeletonAction}>
              <Skeleton shape="circle" height={56} />
            </span>
          </div>
        </div>
        <div className={dialPlace}>
          <OrbitDial turn={null}>
            <Skeleton width={88} height={12} />
          </OrbitDial>
        </div>
      </div>
    </SkeletonRegion>
  );
}
