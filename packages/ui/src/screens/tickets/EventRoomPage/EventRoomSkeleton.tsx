import { OrbitDial } from '../../../components/Orbit/Orbit.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { grid } from './EventRoomPage.css.ts';

/** The skeleton of the room, while its event is loading. */
export function EventRoomSkeleton() {
  return (
    <SkeletonRegion>
      <div className={grid}>
        <Stack>
          <Skeleton width={64} />
          <Skeleton width="min(100%, 420px)" height={56} />
          <Skeleton width="min(100%, 220px)" />
          <Skeleton width="min(100%, 380px)" />
        </Stack>
        <OrbitDial size="page" turn={null} wideLabel>
          <Skeleton width={120} height={28} />
        </OrbitDial>
      </div>
    </SkeletonRegion>
  );
}
