import { useSession, type ApiError } from '@perigee/api';
import { ErrorState } from '@perigee/ui';

/** A stored session could not be checked. It is kept, and checked again when asked. */
export default function CheckFailed({ problem }: { problem: ApiError }) {
  const session = useSession();
  return <ErrorState level={1} message={problem.message} onRetry={() => void session.resume()} />;
}
