import { Card } from '../../../components/Card/Card.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { inner, panel } from '../EventReservationPanel/EventReservationPanel.css.ts';
import { article, grid, hero } from './EventPage.css.ts';
import { factLines, lines, titleLine } from './EventSkeleton.css.ts';

/** The skeleton of the page while the event is loading. */
export function EventSkeleton() {
  return (
    <SkeletonRegion label="Loading the event">
      <div className={hero}>
        <Skeleton shape="block" aspectRatio="1040 / 450" />
      </div>
      <div className={grid}>
        <div className={article}>
          <div>
            <Skeleton width={150} height={14} />
            <span className={titleLine}>
              <Skeleton width="min(100%, 9ch)" height="0.9em" />
            </span>
            <div className={factLines}>
              <Skeleton width="88%" height={16} />
              <Skeleton width="70%" height={16} />
              <Skeleton width="78%" height={16} />
            </div>
            <div className={lines}>
              <Skeleton width={180} height={20} />
              <Skeleton height={14} />
              <Skeleton height={14} />
              <Skeleton height={14} width="72%" />
            </div>
          </div>
        </div>
        <div className={panel}>
          <Card variant="raised" className={inner}>
            <Skeleton width={84} height={36} />
            <Skeleton shape="circle" height={56} />
          </Card>
        </div>
      </div>
    </SkeletonRegion>
  );
}
