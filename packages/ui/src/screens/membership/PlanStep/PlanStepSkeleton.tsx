import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { step } from './PlanStep.css.ts';

/** The step in outline, while the plans are on their way. */
export function PlanStepSkeleton() {
  return (
    <SkeletonRegion label="Loading the plans">
      <div className={step}>
        <Skeleton shape="block" width="70%" height={36} />
        <Skeleton shape="block" height={118} />
        {['first', 'second', 'third'].map((plan) => (
          <Skeleton key={plan} shape="block" height={70} />
        ))}
        <Skeleton shape="block" height={48} />
      </div>
    </SkeletonRegion>
  );
}
