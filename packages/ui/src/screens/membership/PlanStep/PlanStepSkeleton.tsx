import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { part, step } from './PlanStep.css.ts';

/** The skeleton of the step, while the plans are loading. */
export function PlanStepSkeleton() {
  return (
    <SkeletonRegion label="Loading the plans">
      <div className={step}>
        <div className={part}>
          <Skeleton shape="block" width="70%" height={36} />
          <Skeleton shape="block" height={118} />
        </div>
        <div className={part}>
          {['first', 'second', 'third'].map((plan) => (
            <Skeleton key={plan} shape="block" height={70} />
          ))}
          <Skeleton shape="block" height={48} />
        </div>
      </div>
    </SkeletonRegion>
  );
}
