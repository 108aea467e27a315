import { useLoadAiCompatibility, type AiCompatibility, type ApiError } from '@perigee/api';
import { errorText } from '@perigee/domain';
import { adminMessages } from '@perigee/domain/admin';
import { loading, ready, type Loadable } from '@perigee/ui';
import type { AiCompatibilityPageProps } from '@perigee/ui/admin';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

function toProfiles(query: UseQueryResult<AiCompatibility, ApiError>): Loadable<AiCompatibility> {
  if (query.data !== undefined) return ready(query.data);
  if (query.error === null) return loading;
  return {
    status: 'error',
    message: errorText(query.error, adminMessages.compatibilityFailed),
    onRetry: () => void query.refetch(),
  };
}

/**
 * The AI profiles of a user. One call reads them and applies a template, so the query sends the call without a
 * template. Source: admin §7, §8.
 */
export function useAiCompatibility(
  id: string,
): Pick<AiCompatibilityPageProps, 'compatibility' | 'onApplyTemplate' | 'onRefetch'> {
  const { mutateAsync: load } = useLoadAiCompatibility();
  const query = useQuery<AiCompatibility, ApiError>({
    queryKey: ['loadAiCompatibility', id],
    queryFn: () => load({ id, data: {} }),
  });
  return {
    compatibility: toProfiles(query),
    onApplyTemplate: async (template) =>
      void (await load({ id, data: { idealProfilePromptTemplate: template } })),
    onRefetch: async () => void (await query.refetch({ throwOnError: true })),
  };
}
