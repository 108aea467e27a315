import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';

export interface FieldSkeletonProps {
  /** The height of an input. Pixels. */
  height?: number;
}

/** The skeleton of a field, in its height: its label, and its input. */
export function FieldSkeleton({ height = 48 }: FieldSkeletonProps) {
  return (
    <div>
      <Skeleton width={80} height={14} style={{ marginBlock: '4px 12px' }} />
      <Skeleton shape="block" height={height} />
    </div>
  );
}
