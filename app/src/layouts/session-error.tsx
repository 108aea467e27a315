import type { ApiError } from '@perigee/api';
import { lazyWithPreload } from '@perigee/ui';
import { Suspense } from 'react';

const SessionErrorPage = lazyWithPreload(
  async () => (await import('./session-error-page.tsx')).default,
);

/** While the session is being checked: nothing, or the reason of a failed check and a retry. */
export function SessionError({ problem }: { problem: ApiError | null }) {
  if (problem === null) return null;
  return (
    <Suspense>
      <SessionErrorPage problem={problem} />
    </Suspense>
  );
}
