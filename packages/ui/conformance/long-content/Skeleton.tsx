import { Skeleton } from '../../src/components/Skeleton/Skeleton.tsx';

/** Wider than its place. */
export default function LongSkeleton() {
  return <Skeleton width={9000} />;
}
