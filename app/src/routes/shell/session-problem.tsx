import type { ApiError } from '@perigee/api';
import { lazyWithPreload } from '@perigee/ui';
import { Suspense } from 'react';

const CheckFailed = lazyWithPreload(async () => (await import('./check-failed.tsx')).default);

/** While it is not known who is there: nothing, or why it cannot be known and the way on. */
export function SessionProblem({ problem }: { problem: ApiError | null }) {
  if (problem === null) return null;
  return (
    <Suspense>
      <CheckFailed problem={problem} />
    </Suspense>
  );
}
