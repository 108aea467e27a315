import { getListMatchesQueryOptions, useListMatches } from '@perigee/api';
import { AdminMatchesPage } from '@perigee/ui/admin';
import { useSearchParams } from 'react-router-dom';
import { toLoadable } from '../../loadable.ts';
import { adminUserHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import type { PageQueries } from '../route-record.ts';
import { pageIn, pageQuery } from './page-in-address.ts';

export const queries: PageQueries = () => [getListMatchesQueryOptions()];

/** The query parameter with the order by time. */
const ORDER_KEY = 'order';
const EARLIEST = 'earliest';

const orderQuery = (isLatestFirst: boolean): Record<string, string> =>
  isLatestFirst ? {} : { [ORDER_KEY]: EARLIEST };

const userHref = (id: number) => adminUserHref(String(id));

/** The matches of all members. The address has the order and the page. Source: admin §2. */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const matches = useListMatches();
  const isLatestFirst = address.get(ORDER_KEY) !== EARLIEST;
  return (
    <AdminMatchesPage
      matches={toLoadable(matches)}
      isLatestFirst={isLatestFirst}
      onSort={(next) => setAddress(orderQuery(next))}
      page={pageIn(address)}
      onPage={(page) => setAddress({ ...orderQuery(isLatestFirst), ...pageQuery(page) })}
      userHref={userHref}
      usersHref={paths.adminUsers}
    />
  );
}
