import { Skeleton } from '../../src/components/Skeleton/Skeleton.tsx';

/** The skeleton is wider than its container. */
export default function LongSkeleton() {
  return <Skeleton width={9000} />;
}
