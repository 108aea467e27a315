import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { StatGroup } from '../../../components/StatCard/StatCard.tsx';
import { tabLine } from '../tab-line.css.ts';
import { figureSkeleton, figuresSkeleton } from './EventManagerPage.css.ts';
import { TicketSalesLayout } from './TicketSalesLayout.tsx';

/** The shapes of the event manager, while its event is loading. */
export function EventManagerSkeleton() {
  return (
    <SkeletonRegion>
      <Skeleton shape="block" height="clamp(180px, 21vw, 264px)" />
      <div className={tabLine}>
        <Skeleton width={84} />
      </div>
      <StatGroup className={figuresSkeleton}>
        {['first', 'second', 'third', 'fourth'].map((figure) => (
          <div key={figure} className={figureSkeleton}>
            <Skeleton width={64} />
            <Skeleton width={48} height={32} />
          </div>
        ))}
      </StatGroup>
      <TicketSalesLayout>
        <Stack gap={6}>
          <Skeleton shape="block" height={280} />
          <Skeleton shape="block" height={420} />
        </Stack>
        <Skeleton shape="block" height={260} />
      </TicketSalesLayout>
    </SkeletonRegion>
  );
}
