import { ApiError } from '@perigee/api';
import { QueryClient } from '@tanstack/react-query';

const MAX_RETRIES = 2;

/**
 * A request that the server refused will be refused again; one that did not arrive may arrive the next time.
 */
function shouldRetry(failures: number, error: unknown): boolean {
  const mayPass = error instanceof ApiError && (error.status === 0 || error.status >= 500);
  return mayPass && failures < MAX_RETRIES;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: shouldRetry, staleTime: 30_000 } },
  });
}
