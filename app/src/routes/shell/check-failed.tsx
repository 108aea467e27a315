import { useSession, type ApiError } from '@perigee/api';
import { errorText } from '@perigee/domain';
import { ErrorState } from '@perigee/ui';

/** A stored session could not be checked. It is kept, and checked again when asked. */
export default function CheckFailed({ problem }: { problem: ApiError }) {
  const session = useSession();
  return (
    <ErrorState level={1} message={errorText(problem)} onRetry={() => void session.resume()} />
  );
}
