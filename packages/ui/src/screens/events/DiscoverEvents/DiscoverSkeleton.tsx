import { EventCardSkeleton } from '../../../components/EventCard/EventCardSkeleton.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';

/** The skeleton of the events. */
export function DiscoverSkeleton() {
  return (
    <SkeletonRegion label="Loading events">
      <EventCardSkeleton variant="banner" />
      <Grid columns={{ base: 1, md: 3 }} gap={6} rowGap={8} spaceBefore={8}>
        <EventCardSkeleton />
        <EventCardSkeleton />
        <EventCardSkeleton />
      </Grid>
    </SkeletonRegion>
  );
}
