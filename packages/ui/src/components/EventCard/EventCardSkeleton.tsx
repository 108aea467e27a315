import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { bannerSkeletonWords, container, skeletonWords } from './EventCard.css.ts';

export interface EventCardSkeletonProps {
  variant?: 'banner' | 'small';
}

/** The skeleton of a loading EventCard. Wrap all of them in one SkeletonRegion. */
export function EventCardSkeleton({ variant = 'small' }: EventCardSkeletonProps) {
  if (variant === 'banner') {
    return (
      <div className={container}>
        <Skeleton shape="block" aspectRatio="1040 / 450" />
        <div className={bannerSkeletonWords}>
          <Skeleton width="52%" />
          <Skeleton width="70%" height={24} />
          <Skeleton />
          <Skeleton />
          <Skeleton width="40%" />
        </div>
      </div>
    );
  }
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
