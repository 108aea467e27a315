import { EventCardSkeleton } from '../../../components/EventCard/EventCardSkeleton.tsx';
import { SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { cards } from './DiscoverEvents.css.ts';

/** The skeleton of the events. */
export function DiscoverSkeleton() {
  return (
    <SkeletonRegion label="Loading events">
      <EventCardSkeleton variant="banner" />
      <div className={cards}>
        <EventCardSkeleton />
        <EventCardSkeleton />
        <EventCardSkeleton />
      </div>
    </SkeletonRegion>
  );
}
