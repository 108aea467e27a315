import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { row, rows } from './WalletsPage.css.ts';

/** The skeleton of two rows. */
export function RowsSkeleton() {
  return (
    <SkeletonRegion>
      <div className={rows}>
        {['first', 'second'].map((place) => (
          <div key={place} className={row}>
            <Skeleton width="46%" height={18} />
            <Skeleton width={72} height={18} />
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
}
