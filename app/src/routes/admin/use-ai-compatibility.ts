import { useLoadAiCompatibility, type AiCompatibility, type ApiError } from '@perigee/api';
import { adminMessages } from '@perigee/domain/admin';
import type { AiCompatibilityPageProps } from '@perigee/ui/admin';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { toLoadable } from '../../loadable.ts';

/**
 * The AI profiles of a user. One call reads them and applies a template, so the query sends the call without a
 * template. Source: admin §7, §8.
 */
export function useAiCompatibility(
  id: string,
): Pick<AiCompatibilityPageProps, 'compatibility' | 'onApplyTemplate' | 'onRefetch'> {
  const queryClient = useQueryClient();
  const { mutateAsync: load } = useLoadAiCompatibility();
  const queryKey = ['loadAiCompatibility', id];
  const query = useQuery<AiCompatibility, ApiError>({
    queryKey,
    queryFn: () => load({ id, data: {} }),
    // The call generates the profiles: it is not repeated because the window was left.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return {
    compatibility: toLoadable(query, adminMessages.compatibilityFailed),
    onApplyTemplate: async (template) => {
      const applied = await load({ id, data: { idealProfilePromptTemplate: template } });
      // The response to a read that is still running has the template of before.
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, applied);
      // The page refetches after 1 s; once it is left, the next page does.
      await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    },
    onRefetch: async () => void (await query.refetch({ throwOnError: true })),
  };
}
