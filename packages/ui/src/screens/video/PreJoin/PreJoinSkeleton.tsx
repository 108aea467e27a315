import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { grid, head, places, portrait, preview } from './PreJoin.css.ts';

/** The skeleton of the page while its match or event is loading. */
export function PreJoinSkeleton() {
  return (
    <SkeletonRegion>
      <div className={grid}>
        <div className={places.head}>
          <div className={head.match}>
            <span className={portrait}>
              <Skeleton shape="block" height="100%" />
            </span>
            <Stack gap={3}>
              <Skeleton width="min(100%, 110px)" />
              <Skeleton width="min(100%, 240px)" height={44} />
              <Skeleton width="min(100%, 260px)" />
            </Stack>
          </div>
        </div>
        <div className={places.preview}>
          <Skeleton shape="block" className={preview} height="auto" />
        </div>
        <div className={places.actions}>
          <Skeleton shape="block" height={56} />
        </div>
      </div>
    </SkeletonRegion>
  );
}
