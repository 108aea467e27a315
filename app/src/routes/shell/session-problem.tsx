import type { ApiError } from '@perigee/api';
import { lazy, Suspense } from 'react';

const CheckFailed = lazy(() => import('./check-failed.tsx'));

/** While it is not known who is there: nothing, or why it cannot be known and the way on. */
export function SessionProblem({ problem }: { problem: ApiError | null }) {
  if (problem === null) return null;
  return (
    <Suspense>
      <CheckFailed problem={problem} />
    </Suspense>
  );
}
