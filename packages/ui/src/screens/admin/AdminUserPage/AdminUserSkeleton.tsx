import { limits } from '@perigee/domain';
import { userPageMessages } from '@perigee/domain/admin';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { layout, rail } from './AdminUserPage.css.ts';

const { width, height } = limits.profileImage;

/** The skeleton of the user page. */
export function AdminUserSkeleton() {
  return (
    <SkeletonRegion label={userPageMessages.loading}>
      <Stack gap={6}>
        <Skeleton width="min(100%, 280px)" height={36} />
        <div className={layout}>
          <Skeleton shape="block" aspectRatio={`${width} / ${height}`} data-first-picture />
          <Stack gap={4}>
            <Skeleton width={120} height={16} />
            <Skeleton width="90%" height={22} />
            <Skeleton width="64%" height={22} />
            <Skeleton shape="block" height={140} />
            <Skeleton shape="block" height={240} />
          </Stack>
          <Stack gap={4} className={rail}>
            <Skeleton shape="block" height={280} />
            <Skeleton shape="block" height={36} />
            <Skeleton shape="block" height={36} />
          </Stack>
        </div>
      </Stack>
    </SkeletonRegion>
  );
}
