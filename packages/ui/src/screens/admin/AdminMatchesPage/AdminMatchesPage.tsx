import type { MatchRow } from '@perigee/api';
import { limits } from '@perigee/domain';
import {
  adminDay,
  adminMoment,
  adminPortalMessages,
  matchListMessages,
} from '@perigee/domain/admin';
import { useMemo } from 'react';
import { DataTable, type DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import type { Loadable } from '../../../loadable.ts';
import { adminPage } from '../admin-page.css.ts';
import { MemberLink } from '../MemberLink.tsx';
import { NoMatchesOrbit } from '../../../components/Orbit/NoMatchesOrbit.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';

export interface AdminMatchesPageProps {
  matches: Loadable<readonly MatchRow[]>;
  /** Whether the latest match is first. */
  isLatestFirst: boolean;
  /** Shows the first page in the other order. */
  onSort: (isLatestFirst: boolean) => void;
  /** Counted from 1. */
  page: number;
  onPage: (page: number) => void;
  /** The address of a member's page. */
  userHref: (id: number) => string;
  /** The address of the active users. */
  usersHref: string;
}

const { title, heads, rowName: nameOf, none, noneText } = matchListMessages;

const NO_MATCHES: readonly MatchRow[] = [];
const TIME = 'time';
const rowId = ({ id }: MatchRow) => String(id);
const rowName = ({ firstUserName, secondUserName }: MatchRow) =>
  nameOf(firstUserName, secondUserName);

const isoOf = (unixSeconds: number) => new Date(unixSeconds * 1000).toISOString();

const matchColumns = (userHref: (id: number) => string): DataTableColumn<MatchRow>[] => [
  {
    id: 'first',
    header: heads.first,
    value: ({ firstUserName }) => firstUserName,
    cell: ({ firstUserId, firstUserName }) => (
      <MemberLink name={firstUserName} href={userHref(firstUserId)} id={firstUserId} />
    ),
    card: 'field',
  },
  {
    id: 'second',
    header: heads.second,
    value: ({ secondUserName }) => secondUserName,
    cell: ({ secondUserId, secondUserName }) => (
      <MemberLink name={secondUserName} href={userHref(secondUserId)} id={secondUserId} />
    ),
  },
  { id: 'source', header: heads.source, value: ({ type }) => type },
  {
    id: 'preferredDate',
    header: heads.preferredDate,
    value: ({ preferredDate }) => preferredDate,
    cell: ({ preferredDate }) => (preferredDate === null ? null : adminDay(preferredDate)),
  },
  {
    id: TIME,
    header: heads.time,
    value: ({ timestamp }) => timestamp,
    cell: ({ timestamp }) => adminMoment(isoOf(timestamp)),
    sortable: true,
    align: 'end',
    // A day with its time and zone.
    card: 'long-field',
  },
];

/** Who was matched with whom, and when. Source: admin §2 (Admin Matches). */
export function AdminMatchesPage({
  matches,
  isLatestFirst,
  onSort,
  page,
  onPage,
  userHref,
  usersHref,
}: AdminMatchesPageProps) {
  const columns = useMemo(() => matchColumns(userHref), [userHref]);
  return (
    <section className={adminPage}>
      <PageHead size="2xl" title={title} />
      <DataTable
        label={title}
        columns={columns}
        rows={matches.status === 'ready' ? matches.data : NO_MATCHES}
        rowId={rowId}
        rowName={rowName}
        pageSize={limits.adminPageSize.matches}
        sort={{ column: TIME, descending: isLatestFirst }}
        onSortChange={({ descending }) => onSort(descending)}
        page={page}
        onPageChange={onPage}
        loading={matches.status === 'loading'}
        error={
          matches.status === 'error' ? (
            <ErrorState
              message={matches.message}
              onRetry={matches.onRetry}
              retrying={matches.retrying}
            />
          ) : undefined
        }
        empty={
          <EmptyState
            drawing={NoMatchesOrbit}
            title={none}
            actions={
              <ButtonLink href={usersHref} variant="outline" size="small">
                {adminPortalMessages.pages.users.label}
              </ButtonLink>
            }
          >
            {noneText}
          </EmptyState>
        }
      />
    </section>
  );
}
