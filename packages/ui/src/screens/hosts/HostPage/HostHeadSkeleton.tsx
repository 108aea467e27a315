import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { head } from './HostPage.css.ts';

/** The skeleton of a host. */
export function HostHeadSkeleton() {
  return (
    <SkeletonRegion>
      <div className={head}>
        <Skeleton shape="block" aspectRatio="380 / 500" />
        <Stack gap={4}>
          <Skeleton width="min(26rem, 100%)" height={52} />
          <Skeleton width="min(14rem, 70%)" height={16} />
        </Stack>
      </div>
    </SkeletonRegion>
  );
}
