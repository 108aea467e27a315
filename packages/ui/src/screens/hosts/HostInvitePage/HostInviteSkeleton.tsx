import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { grid, picture } from './HostInvitePage.css.ts';

/** The skeleton of an invitation. */
export function HostInviteSkeleton() {
  return (
    <SkeletonRegion>
      <div className={grid}>
        <Skeleton shape="block" className={picture} aspectRatio="380 / 500" />
        <Stack gap={5}>
          <Skeleton height={56} width="80%" />
          <Skeleton height={56} width="60%" />
          <Skeleton height={20} width="min(24rem, 100%)" />
        </Stack>
      </div>
    </SkeletonRegion>
  );
}
