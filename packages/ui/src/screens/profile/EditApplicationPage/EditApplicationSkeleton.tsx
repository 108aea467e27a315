import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { FieldSkeleton } from '../FieldSkeleton.tsx';
import { columns, fields, photoShapes, sections, whole } from './EditApplicationPage.css.ts';
import { Section } from './Section.tsx';

/** The skeleton of the form: photos, and two columns of fields, below their titles. */
export function EditApplicationSkeleton() {
  return (
    <SkeletonRegion>
      <div className={columns}>
        <Section title="Photos">
          <div className={photoShapes}>
            {['first', 'second', 'third', 'fourth'].map((photo) => (
              <Skeleton key={photo} shape="block" aspectRatio="380 / 500" />
            ))}
          </div>
        </Section>
        <div className={sections}>
          <Section title="About you">
            <div className={fields}>
              <FieldSkeleton className={whole} height={138} />
              <FieldSkeleton />
              <FieldSkeleton />
              <FieldSkeleton />
              <FieldSkeleton />
              <FieldSkeleton className={whole} />
            </div>
          </Section>
          <Section title="Who you look for">
            <Skeleton shape="block" width="min(100%, 280px)" height={36} />
          </Section>
          <Section title="Work and education">
            <div className={fields}>
              <FieldSkeleton className={whole} />
              <FieldSkeleton />
              <FieldSkeleton />
              <FieldSkeleton />
              <FieldSkeleton />
            </div>
          </Section>
        </div>
      </div>
    </SkeletonRegion>
  );
}
