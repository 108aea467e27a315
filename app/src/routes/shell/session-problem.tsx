import type { ApiError } from '@perigee/api';
import { lazyWithPreload } from '@perigee/ui';
import { Suspense } from 'react';

const CheckFailed = lazyWithPreload(async () => (await import('./check-failed.tsx')).default);

/** While the session is being checked: nothing, or the reason of a failed check and a retry. */
export function SessionProblem({ problem }: { problem: ApiError | null }) {
  if (problem === null) return null;
  return (
    <Suspense>
      <CheckFailed problem={problem} />
    </Suspense>
  );
}
