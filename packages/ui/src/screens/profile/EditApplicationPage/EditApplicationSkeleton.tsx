import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { columns, fields, photoShapes, whole } from './EditApplicationPage.css.ts';

/** The shape of the form: photos, and fields beside each other. */
export function EditApplicationSkeleton() {
  return (
    <SkeletonRegion>
      <div className={columns}>
        <div className={photoShapes}>
          {['first', 'second', 'third', 'fourth'].map((photo) => (
            <Skeleton key={photo} shape="block" aspectRatio="380 / 500" />
          ))}
        </div>
        <div className={fields}>
          <Skeleton className={whole} shape="block" height={128} />
          {['username', 'birthday', 'gender', 'sexuality', 'role', 'company'].map((field) => (
            <div key={field}>
              <Skeleton width={88} height={14} />
              <br />
              <Skeleton shape="block" height={48} />
            </div>
          ))}
        </div>
      </div>
    </SkeletonRegion>
  );
}
