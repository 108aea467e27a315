import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { gallery } from './WalletsPage.css.ts';

/** The skeleton of the pictures. */
export function GallerySkeleton() {
  return (
    <SkeletonRegion>
      <div className={gallery}>
        {['first', 'second', 'third'].map((place) => (
          <Skeleton key={place} shape="block" aspectRatio="1" />
        ))}
      </div>
    </SkeletonRegion>
  );
}
