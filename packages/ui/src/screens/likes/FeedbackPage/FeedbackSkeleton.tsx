import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { grid, portrait, text, title } from './FeedbackPage.css.ts';

/** The skeleton of a like. */
export function FeedbackSkeleton() {
  return (
    <SkeletonRegion>
      <div className={grid}>
        <Skeleton shape="block" className={portrait} aspectRatio="380 / 500" />
        <Stack gap={5} className={title}>
          <Skeleton width={96} />
          <Skeleton width="min(100%, 420px)" height={52} />
        </Stack>
        <Stack gap={5} spaceBefore={5} className={text}>
          <Skeleton width="min(100%, 340px)" />
          <Skeleton shape="block" height={120} />
        </Stack>
      </div>
    </SkeletonRegion>
  );
}
