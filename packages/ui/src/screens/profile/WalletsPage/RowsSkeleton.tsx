import { Inline } from '../../../components/Inline/Inline.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

/** The skeleton of two rows. */
export function RowsSkeleton() {
  return (
    <SkeletonRegion>
      <Stack divided={3} outlined={3}>
        {['first', 'second'].map((place) => (
          <Inline key={place} justify="between" gap={4} wrap={false}>
            <Stack gap={2}>
              <Skeleton width={140} height={18} />
              <Skeleton width={110} height={13} />
            </Stack>
            <Skeleton width={72} height={18} />
          </Inline>
        ))}
      </Stack>
    </SkeletonRegion>
  );
}
