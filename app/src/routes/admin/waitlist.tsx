import { getListWaitlistQueryOptions, useGetAdminUser, useListWaitlist } from '@perigee/api';
import { adminWaitlistMessages, waitlistQuery, waitlistSearchOf } from '@perigee/domain/admin';
import { AdminWaitlistPage } from '@perigee/ui/admin';
import { useState } from 'react';
import { toLoadable, toRefetchFailure } from '../../loadable.ts';
import { useNow } from '../../services/use-now.ts';
import { adminUserHref } from '../hrefs.ts';
import type { PageQueries } from '../route-record.ts';
import { UnsavedChangesGuard } from '../shell/unsaved-changes-guard.tsx';
import { useWaitlistAddress, waitlistHref } from './use-waitlist-address.ts';
import { useWaitlistCalls } from './use-waitlist-calls.ts';

export const queries: PageQueries = ({ search }) => [
  {
    ...getListWaitlistQueryOptions(waitlistQuery(waitlistSearchOf(search))),
    meta: { firstTexts: 'data.name' },
  },
];

/** The admins' waitlist. Source: admin §2, §4. */
export function Component() {
  const now = useNow();
  const { search, onSearchChange } = useWaitlistAddress();
  const calls = useWaitlistCalls(search);
  const [isUnsaved, setIsUnsaved] = useState(false);
  const params = waitlistQuery(search);
  const list = useListWaitlist(params, {
    query: {
      // Another admin may have decided in the meantime.
      refetchOnWindowFocus: 'always',
      // The rows of another tab would not be those of the open one.
      placeholderData: (previous, query) => {
        const [, last] = query?.queryKey ?? [];
        return (last as typeof params | undefined)?.waitlistStatus === params.waitlistStatus
          ? previous
          : undefined;
      },
    },
  });
  const { applicant: id, view } = search;
  const applicant = useGetAdminUser(String(id), {
    query: { enabled: view === 'single' && id !== null },
  });
  return (
    <>
      <AdminWaitlistPage
        {...calls}
        search={search}
        onSearchChange={onSearchChange}
        hrefOf={waitlistHref}
        applicants={toLoadable(list, adminWaitlistMessages.loadFailed)}
        refetchFailure={toRefetchFailure(list, adminWaitlistMessages.loadFailed)}
        busy={list.isPlaceholderData}
        applicant={toLoadable(applicant)}
        onUnsavedChange={setIsUnsaved}
        userHref={({ id: userId }) => adminUserHref(String(userId))}
        now={now}
      />
      <UnsavedChangesGuard unsaved={isUnsaved} />
    </>
  );
}
