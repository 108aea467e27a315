import { useSession, type ApiError } from '@perigee/api';
import { errorText } from '@perigee/domain';
import { ErrorState } from '@perigee/ui';

/**
 * The error page for a failed check of the stored session. The session is kept, and checked again on request.
 */
export default function SessionErrorPage({ problem }: { problem: ApiError }) {
  const session = useSession();
  return (
    <ErrorState level={1} message={errorText(problem)} onRetry={() => void session.resume()} />
  );
}
