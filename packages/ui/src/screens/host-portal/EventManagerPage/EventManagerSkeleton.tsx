import { Grid } from '../../../components/Grid/Grid.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TicketSalesLayout } from './TicketSalesLayout.tsx';

/** The shapes of the event manager, while its event is loading. */
export function EventManagerSkeleton() {
  return (
    <SkeletonRegion>
      <Stack gap={6}>
        <Skeleton shape="block" height="clamp(180px, 21vw, 264px)" />
        <Grid columns={{ base: 2 }} gap={6}>
          <Skeleton height={72} />
          <Skeleton height={72} />
        </Grid>
        <TicketSalesLayout>
          <Stack gap={6}>
            <Skeleton shape="block" height={280} />
            <Skeleton shape="block" height={420} />
          </Stack>
          <Skeleton shape="block" height={260} />
        </TicketSalesLayout>
      </Stack>
    </SkeletonRegion>
  );
}
