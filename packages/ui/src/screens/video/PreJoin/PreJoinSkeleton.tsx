import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { actions, grid, headPlace, previewPlace, preview } from './PreJoin.css.ts';

/** The skeleton of the page while its match or event is loading. */
export function PreJoinSkeleton() {
  return (
    <SkeletonRegion>
      <div className={grid}>
        <div className={headPlace}>
          <Stack gap={4}>
            <Skeleton shape="block" width={152} height={200} />
            <Skeleton width={110} />
            <Skeleton width="min(100%, 240px)" height={56} />
            <Skeleton width="min(100%, 260px)" />
          </Stack>
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
