import {
  getListAdminDeckProfilesQueryOptions,
  useHideProfile,
  useListAdminDeckProfiles,
  useResetSkippedProfiles,
  useUpdateAdminUser,
  type AdminDeckProfile,
} from '@perigee/api';
import { adminDeckMessages } from '@perigee/domain/admin';
import { AdminProfilesPage } from '@perigee/ui/admin';
import { toDeck } from '../../loadable.ts';
import { useNow } from '../../services/use-now.ts';
import { adminUserHref } from '../hrefs.ts';
import type { PageQueries } from '../route-record.ts';

export const queries: PageQueries = () => [getListAdminDeckProfilesQueryOptions()];

const userHref = ({ id }: AdminDeckProfile) => adminUserHref(String(id));

/** The deck of the members, whom admins hide and whose hNum they update. Source: admin §2, §7. */
export function Component() {
  const now = useNow();
  const query = useListAdminDeckProfiles();
  const hide = useHideProfile();
  const { mutateAsync: update } = useUpdateAdminUser();
  const { mutateAsync: reset } = useResetSkippedProfiles();
  return (
    <AdminProfilesPage
      profiles={toDeck(query, adminDeckMessages.loadFailed)}
      isFetchingMore={query.isFetching}
      now={now}
      userHref={userHref}
      onHide={async ({ id }) => hide(id)}
      onUpdateHNum={async ({ id }, hNum) => void (await update({ id: String(id), data: { hNum } }))}
      onReview={async () => {
        await reset();
        const { data } = await query.refetch({ cancelRefetch: false, throwOnError: true });
        return data !== undefined && data.profiles.length > 0;
      }}
    />
  );
}
