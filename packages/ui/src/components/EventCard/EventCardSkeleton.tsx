import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { skeletonWords } from './EventCard.css.ts';

export interface EventCardSkeletonProps {
  variant?: 'banner' | 'small';
}

/** The shape of an EventCard that is on its way. Give the whole of them a SkeletonRegion. */
export function EventCardSkeleton({ variant = 'small' }: EventCardSkeletonProps) {
  if (variant === 'banner') return <Skeleton shape="block" aspectRatio="1040 / 450" />;
  return (
    <div>
      <Skeleton shape="block" aspectRatio="16 / 10" />
      <div className={skeletonWords}>
        <Skeleton width="44%" />
        <Skeleton width="78%" height={22} />
        <Skeleton width="36%" />
      </div>
    </div>
  );
}
