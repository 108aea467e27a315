import {
  getGetAdminUserQueryOptions,
  getListWaitlistQueryKey,
  useUpdateWaitlistEntry,
} from '@perigee/api';
import { UserFacingError } from '@perigee/domain';
import { decisionConflict, moderatedPhotos } from '@perigee/domain/admin';
import type { AdminWaitlistPageProps } from '@perigee/ui/admin';
import { useQueryClient } from '@tanstack/react-query';

const applicantQuery = (id: number) => getGetAdminUserQueryOptions(String(id));

/** The calls of the waitlist. Source: admin §7. */
export function useWaitlistCalls(): Pick<AdminWaitlistPageProps, 'onDecide' | 'onPrefetch'> {
  const queryClient = useQueryClient();
  const { mutateAsync: update } = useUpdateWaitlistEntry();

  /** The call overwrites a decision that another admin has taken since the list was read. */
  async function assertUndecided(id: number, listed: Parameters<typeof decisionConflict>[0]) {
    try {
      const { queryKey, ...options } = applicantQuery(id);
      const user = await queryClient.fetchQuery({
        ...options,
        // A query of its own: the one that the page shows is cancelled when the page goes on.
        queryKey: [...queryKey, 'before a decision'],
        staleTime: 0,
        gcTime: 0,
      });
      const conflict = decisionConflict(listed, user.waitlistStatus);
      if (conflict !== null) throw new UserFacingError(conflict);
    } catch (error) {
      void queryClient.invalidateQueries({ queryKey: getListWaitlistQueryKey() });
      throw error;
    }
  }

  return {
    onDecide: async ({ id, waitlistStatus }, data) => {
      await assertUndecided(id, waitlistStatus);
      await update({ user: String(id), data });
    },
    onPrefetch: ({ id }) => {
      const showAhead = async () => {
        const { images } = await queryClient.fetchQuery(applicantQuery(id));
        for (const { url } of moderatedPhotos(images)) new Image().src = url;
      };
      // The view shows a failure when the applicant is opened.
      showAhead().catch(() => undefined);
    },
  };
}
