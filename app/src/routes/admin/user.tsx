import { getGetAdminUserQueryOptions, useGetAdminUser, type AdminUser } from '@perigee/api';
import { ready } from '@perigee/ui';
import { AdminUserPage, type AdminUserDialog } from '@perigee/ui/admin';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { toLoadable } from '../../loadable.ts';
import { useNow } from '../../services/use-now.ts';
import { adminAiHref, profileHref } from '../hrefs.ts';
import { lazyDialog } from '../lazy-dialog.tsx';
import { paths } from '../paths.ts';
import type { PageQueries } from '../route-record.ts';
import { useMemberCalls } from './use-member-calls.ts';

export const queries: PageQueries = ({ params: { id = '' } }) => [
  { ...getGetAdminUserQueryOptions(id), meta: { firstPicture: 'profileImage' } },
];

/** Loaded when the first dialog opens. */
const UserDialogs = lazyDialog(() => import('./user-dialogs.tsx'));

const profileLinkOf = (user: AdminUser) => location.origin + profileHref(user);

/** The key resets the state for each user. */
export function Component() {
  const { id = '' } = useParams();
  return <UserRoute key={id} id={id} />;
}

/**
 * A user, by username or id. A user who is deleted meanwhile is not found at the next refetch. Source: admin §2.
 */
function UserRoute({ id }: { id: string }) {
  const navigate = useNavigate();
  const now = useNow();
  const user = useGetAdminUser(id);
  const calls = useMemberCalls(user.data);
  const [dialog, setDialog] = useState<AdminUserDialog | null>();
  const isUnknown = user.error?.status === 404;
  return (
    <>
      <AdminUserPage
        {...calls}
        user={isUnknown ? ready(null) : toLoadable(user)}
        now={now}
        usersHref={paths.adminUsers}
        aiHref={adminAiHref(id)}
        profileLinkOf={profileLinkOf}
        onOpenDialog={setDialog}
        onDeleted={() => void navigate(paths.adminUsers, { replace: true })}
      />
      {dialog !== undefined && user.data !== undefined && (
        <UserDialogs open={dialog} user={user.data} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
