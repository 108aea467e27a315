import {
  getGetAdminUserQueryOptions,
  getListWaitlistQueryOptions,
  useUpdateWaitlistEntry,
} from '@perigee/api';
import { UserFacingError } from '@perigee/domain';
import {
  decisionConflict,
  moderatedPhotos,
  waitlistQuery,
  type WaitlistSearch,
} from '@perigee/domain/admin';
import type { AdminWaitlistPageProps } from '@perigee/ui/admin';
import { useQueryClient } from '@tanstack/react-query';
import { ONE_OF_SEVERAL, useAsOneChange } from '../use-as-one-change.ts';

const applicantQuery = (id: number) => getGetAdminUserQueryOptions(String(id));

type CallNames = 'onDecide' | 'asOneChange' | 'onPrefetch' | 'onPrefetchPage';

/**
 * The calls of the waitlist. Source: admin §7.
 *
 * @param search what is listed
 */
export function useWaitlistCalls(search: WaitlistSearch): Pick<AdminWaitlistPageProps, CallNames> {
  const queryClient = useQueryClient();
  const { mutateAsync: update } = useUpdateWaitlistEntry({ mutation: ONE_OF_SEVERAL });
  const asOneChange = useAsOneChange('updateWaitlistEntry');

  async function prefetchApplicant(id: number) {
    const { images } = await queryClient.fetchQuery(applicantQuery(id));
    for (const { url } of moderatedPhotos(images)) new Image().src = url;
  }

  /** The call overwrites a decision that another admin has taken since the list was read. */
  async function assertUndecided(id: number, listed: Parameters<typeof decisionConflict>[0]) {
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
  }

  return {
    onDecide: async ({ id, waitlistStatus }, data) => {
      await assertUndecided(id, waitlistStatus);
      await update({ user: String(id), data });
    },
    asOneChange,
    // The view shows a failure when the applicant, or the page, is opened.
    onPrefetch: ({ id }) => void prefetchApplicant(id).catch(() => undefined),
    onPrefetchPage: (page) => {
      const prefetchPage = async () => {
        const query = getListWaitlistQueryOptions(waitlistQuery({ ...search, page }));
        const [first] = (await queryClient.fetchQuery(query)).data;
        if (first !== undefined) await prefetchApplicant(first.id);
      };
      prefetchPage().catch(() => undefined);
    },
  };
}
