import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';

/** The skeleton of the step, while the plans are loading. */
export function PlanStepSkeleton() {
  return (
    <SkeletonRegion label="Loading the plans">
      <Grid columns={{ base: 1, lg: 2 }} gap={12} rowGap={6}>
        <Stack gap={6}>
          <Skeleton shape="block" width="70%" height={36} />
          <Skeleton shape="block" height={118} />
        </Stack>
        <Stack gap={6}>
          {['first', 'second', 'third'].map((plan) => (
            <Skeleton key={plan} shape="block" height={70} />
          ))}
          <Skeleton shape="block" height={48} />
        </Stack>
      </Grid>
    </SkeletonRegion>
  );
}
