import { getListActiveUsersQueryOptions, useListActiveUsers, type ActiveUser } from '@perigee/api';
import { activeUserParams, userSearchFrom, userSearchQuery } from '@perigee/domain/admin';
import { ActiveUsersPage } from '@perigee/ui/admin';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { toLoadable } from '../../loadable.ts';
import { useNow } from '../../services/use-now.ts';
import { adminAiHref, adminUserHref } from '../hrefs.ts';
import type { PageQueries } from '../route-record.ts';
import { pageIn, pageQuery } from './page-in-address.ts';

/** The search of an address. */
const searchIn = (address: URLSearchParams) => userSearchFrom((name) => address.get(name));

export const queries: PageQueries = ({ search }) => [
  {
    ...getListActiveUsersQueryOptions(activeUserParams(searchIn(search))),
    meta: { firstTexts: 'name' },
  },
];

const userHref = ({ id }: ActiveUser) => adminUserHref(String(id));
const aiHref = ({ id }: ActiveUser) => adminAiHref(String(id));

/** The active users. The address has the search and the page, so that Back returns to them. Source: admin §2. */
export function Component() {
  const navigate = useNavigate();
  const now = useNow();
  const [address, setAddress] = useSearchParams();
  const search = useMemo(() => searchIn(address), [address]);
  const users = useListActiveUsers(activeUserParams(search), {
    query: { placeholderData: keepPreviousData },
  });
  return (
    <ActiveUsersPage
      users={toLoadable(users)}
      isSearching={users.isPlaceholderData}
      search={search}
      onSearch={(next) => setAddress(userSearchQuery(next))}
      page={pageIn(address)}
      onPage={(page) => setAddress({ ...userSearchQuery(search), ...pageQuery(page) })}
      userHref={userHref}
      aiHref={aiHref}
      onOpenUser={(user) => void navigate(userHref(user))}
      now={now}
    />
  );
}
