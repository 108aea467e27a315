import { limits } from '@perigee/domain';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useMedia } from '../../../hooks/use-media.ts';
import { below } from '../../../theme/breakpoints.ts';
import { facts, view } from './ProfileView.css.ts';

const { width, height } = limits.profileImage;

/** The skeleton of a ProfileView, while the user is loading. */
export function ProfileViewSkeleton() {
  // On a phone the name is over the photo.
  const isPhone = useMedia(below('sm'));
  return (
    <SkeletonRegion label="Loading the profile">
      <div className={view}>
        <Skeleton shape="block" aspectRatio={`${width} / ${height}`} />
        <Stack gap={5} className={facts}>
          {!isPhone && <Skeleton width="min(100%, 280px)" height={48} />}
          <Skeleton width={120} height={16} />
          <Skeleton width="100%" height={20} />
          <Skeleton width="84%" height={20} />
          <Skeleton width="62%" height={20} />
          <Skeleton shape="block" height={72} />
          <Skeleton shape="block" height={72} />
        </Stack>
      </div>
    </SkeletonRegion>
  );
}
