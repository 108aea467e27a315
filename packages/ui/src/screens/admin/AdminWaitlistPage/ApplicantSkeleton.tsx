import { limits } from '@perigee/domain';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { details, pictures, strip } from './ApplicantView.css.ts';

const { width, height } = limits.profileImage;

/** The shapes of the strip and of an applicant. */
export function ApplicantSkeleton() {
  return (
    <SkeletonRegion>
      <div className={strip}>
        <Skeleton width={64} />
        {[0, 1, 2, 3, 4].map((place) => (
          <Skeleton key={place} shape="circle" width={32} height={32} />
        ))}
      </div>
      <div className={details}>
        <div className={pictures}>
          <Skeleton shape="block" aspectRatio={`${width} / ${height}`} />
          <Skeleton shape="block" />
        </div>
        <Stack gap={3}>
          <Skeleton width="52%" height={28} />
          <Skeleton width="28%" />
          <Skeleton width="88%" height={20} />
          <Skeleton shape="block" height={180} />
        </Stack>
      </div>
    </SkeletonRegion>
  );
}
