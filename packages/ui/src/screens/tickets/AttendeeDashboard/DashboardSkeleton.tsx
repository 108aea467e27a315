import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { grid, skeletonRow, skeletonWords } from './AttendeeDashboard.css.ts';

/** The skeleton of the dashboard's cards, while the events are loading. */
export function DashboardSkeleton() {
  return (
    <SkeletonRegion label="Loading your events">
      <div className={grid}>
        {['first', 'second', 'third'].map((place) => (
          <Card key={place}>
            <Skeleton shape="block" aspectRatio="16 / 8" />
            <div className={skeletonWords}>
              <Skeleton width="38%" />
              <Skeleton width="74%" height={24} />
              <Skeleton width="32%" />
              <div className={skeletonRow}>
                <Skeleton width="34%" height={30} />
                <Skeleton shape="circle" width={116} height={36} />
              </div>
            </div>
          </Card>
        ))}
      </div>
    </SkeletonRegion>
  );
}
