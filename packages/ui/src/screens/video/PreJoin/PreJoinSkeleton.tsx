import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { actions, grid, head, headPlace, portrait, preview, previewPlace } from './PreJoin.css.ts';

/** The skeleton of the page while its match or event is loading. */
export function PreJoinSkeleton() {
  return (
    <SkeletonRegion>
      <div className={grid}>
        <div className={headPlace}>
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
        <div className={previewPlace}>
          <Skeleton shape="block" className={preview} height="auto" />
        </div>
        <div className={actions}>
          <Skeleton shape="block" height={56} />
        </div>
      </div>
    </SkeletonRegion>
  );
}
