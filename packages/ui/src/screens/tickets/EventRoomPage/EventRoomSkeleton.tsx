import { OrbitDial } from '../../../components/Orbit/Orbit.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { dialPlace, grid, skeletonWords } from './EventRoomPage.css.ts';

/** The skeleton of the room, while its event is loading. */
export function EventRoomSkeleton() {
  return (
    <SkeletonRegion>
      <div className={grid}>
        <div className={skeletonWords}>
          <Skeleton width={64} />
          <Skeleton width="min(100%, 420px)" height={56} />
          <Skeleton width="min(100%, 220px)" />
          <Skeleton width="min(100%, 380px)" />
        </div>
        <div className={dialPlace}>
          <OrbitDial turn={null} wideLabel>
            <Skeleton width={120} height={28} />
          </OrbitDial>
        </div>
      </div>
    </SkeletonRegion>
  );
}
