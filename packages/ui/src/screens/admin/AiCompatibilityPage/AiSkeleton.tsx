import { aiMessages } from '@perigee/domain/admin';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { layout, part, plot } from './AiCompatibilityPage.css.ts';

/** The skeleton of the profiles, the figure and the table. */
export function AiSkeleton() {
  return (
    <SkeletonRegion label={aiMessages.loading}>
      <div className={layout}>
        {['profile', 'ideal'].map((name) => (
          <Stack key={name} gap={4} className={part}>
            <Skeleton width={120} height={20} />
            <Skeleton width="92%" height={20} />
            <Skeleton width="70%" height={20} />
            <Skeleton width="48%" height={24} />
          </Stack>
        ))}
        <div className={part}>
          <Skeleton shape="circle" aspectRatio="1" className={plot} />
        </div>
      </div>
      <Skeleton shape="block" height={320} />
    </SkeletonRegion>
  );
}
