import { Skeleton, SkeletonRegion } from '../../components/Skeleton/Skeleton.tsx';
import { list } from './PersonCard.css.ts';

/** The skeleton of a list of users. */
export function PeopleSkeleton() {
  return (
    <SkeletonRegion>
      <div className={list}>
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <div key={place}>
            <Skeleton shape="block" aspectRatio="380 / 500" />
            <br />
            <Skeleton width="62%" height={14} />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}
