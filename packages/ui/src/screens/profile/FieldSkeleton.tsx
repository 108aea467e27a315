import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';

export interface FieldSkeletonProps {
  /** Of what one types into. Pixels. */
  height?: number;
  className?: string;
}

/** A field in outline, as high as a field: its label, and what one types into. */
export function FieldSkeleton({ height = 48, className }: FieldSkeletonProps) {
  return (
    <div className={className}>
      <Skeleton width={80} height={14} style={{ marginBlock: '4px 12px' }} />
      <Skeleton shape="block" height={height} />
    </div>
  );
}
