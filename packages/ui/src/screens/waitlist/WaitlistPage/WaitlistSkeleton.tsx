import { Grid } from '../../../components/Grid/Grid.tsx';
import { OrbitDial } from '../../../components/Orbit/Orbit.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { grid } from './WaitlistPage.css.ts';

/** The skeleton of the waitlist view, while the application is loading. */
export function WaitlistSkeleton() {
  return (
    <SkeletonRegion>
      <div className={grid}>
        <Stack>
          <Skeleton width="min(100%, 240px)" height={52} />
          <Skeleton width="min(100%, 280px)" height={52} />
          <Skeleton width="min(100%, 380px)" height={16} />
          <Grid columns={{ base: 1, sm: 3 }} rowGap={3}>
            <Skeleton shape="circle" height={56} />
            <Skeleton shape="circle" height={56} />
          </Grid>
        </Stack>
        <OrbitDial size="page" turn={null}>
          <Skeleton width={88} height={12} />
        </OrbitDial>
      </div>
    </SkeletonRegion>
  );
}
