import type { ActiveUser } from '@perigee/api';
import { limits } from '@perigee/domain';
import {
  activeUsersMessages,
  appliedFilters,
  NO_USER_SEARCH,
  type UserSearch,
} from '@perigee/domain/admin';
import { Search } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import { lazyDialog } from '../../../components/Dialog/lazy-dialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { KeyHints } from '../../../components/KeyboardShortcuts/KeyHints.tsx';
import { Keys } from '../../../components/KeyboardShortcuts/Keys.tsx';
import { useShortcuts } from '../../../components/KeyboardShortcuts/use-shortcuts.ts';
import type { Loadable } from '../../../loadable.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import { adminPage } from '../admin-page.css.ts';
import { AppliedFilters } from '../AppliedFilters.tsx';
import { table } from './ActiveUsersPage.css.ts';
import { userColumns, type UserHrefs } from './user-columns.tsx';
import { NotFoundOrbit } from '../../../components/Orbit/NotFoundOrbit.tsx';
import { WaitingOrbit } from '../../../components/Orbit/WaitingOrbit.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';

export interface ActiveUsersPageProps extends UserHrefs {
  /** The users that the search finds; those of the last search while others load. */
  users: Loadable<readonly ActiveUser[]>;
  /** The users of another search are loading. */
  isSearching?: boolean;
  search: UserSearch;
  /** Shows the first page of another search. */
  onSearch: (search: UserSearch) => void;
  /** Counted from 1. */
  page: number;
  onPage: (page: number) => void;
  /** Opens the page of a user, for the keyboard. */
  onOpenUser: (user: ActiveUser) => void;
  now: Date;
}

const UserSearchDrawer = lazyDialog(
  async () => (await import('./UserSearchDrawer.tsx')).UserSearchDrawer,
);

const texts = activeUsersMessages;
const SEARCH_KEYS = '[Shift]+/';
const NO_USERS: readonly ActiveUser[] = [];
const rowId = ({ id }: ActiveUser) => String(id);
const rowName = ({ name }: ActiveUser) => name;

/** The accepted members, and a search among them. Source: admin §2 (Admin Active Users). */
export function ActiveUsersPage({
  users,
  isSearching = false,
  search,
  onSearch,
  page,
  onPage,
  onOpenUser,
  userHref,
  aiHref,
  now,
}: ActiveUsersPageProps) {
  const searchButton = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const openSearch = () => setIsOpen(true);
  useShortcuts(texts.title, [{ keys: SEARCH_KEYS, label: texts.search, onPress: openSearch }]);
  const columns = useMemo(() => userColumns({ userHref, aiHref }, now), [userHref, aiHref, now]);
  const filters = appliedFilters(search);
  const isReady = users.status === 'ready';

  const reset = () => {
    // The pressed button disappears with the filters.
    searchButton.current?.focus();
    onSearch(NO_USER_SEARCH);
  };
  const resetButton = filters.length > 0 && (
    <Button variant="outline" size="small" onClick={reset}>
      {texts.reset}
    </Button>
  );

  return (
    <section className={adminPage}>
      <PageHead
        size="2xl"
        title={texts.title}
        wideActions
        actions={
          <>
            <Button ref={searchButton} size="small" onClick={openSearch}>
              <Icon icon={Search} />
              {filters.length > 0 ? texts.searchWith(filters.length) : texts.search}
              <Keys keys={SEARCH_KEYS} aria-hidden />
            </Button>
            {resetButton}
          </>
        }
      />
      <AppliedFilters
        label={texts.applied}
        filters={filters.map(({ group, without, ...filter }) => ({
          ...filter,
          group: group === null ? null : texts.appliedGroups[group],
          onRemove: () => onSearch(without),
        }))}
        removeLabel={texts.remove}
        fallbackFocus={searchButton}
      />
      <DataTable
        className={table}
        label={texts.title}
        columns={columns}
        rows={isReady ? users.data : NO_USERS}
        rowId={rowId}
        rowName={rowName}
        // A page of skeletons would be longer than any window.
        {...(isReady && { pageSize: limits.adminPageSize.activeUsers })}
        page={page}
        onPageChange={onPage}
        onOpenRow={onOpenUser}
        loading={users.status === 'loading' || isSearching}
        error={
          users.status === 'error' ? (
            <ErrorState message={users.message} onRetry={users.onRetry} retrying={users.retrying} />
          ) : undefined
        }
        empty={
          filters.length > 0 ? (
            <EmptyState
              drawing={NotFoundOrbit}
              title={texts.noneFound}
              actions={
                <>
                  {resetButton}
                  <Button variant="quiet" size="small" onClick={openSearch}>
                    {texts.search}
                  </Button>
                </>
              }
            />
          ) : (
            <EmptyState drawing={WaitingOrbit} title={texts.none}>
              {texts.noneText}
            </EmptyState>
          )
        }
      />
      <output className={visuallyHidden}>
        {isReady && !isSearching && texts.found(users.data.length)}
      </output>
      <KeyHints
        keys={[
          { keys: 'ArrowUp ArrowDown', label: texts.keys.row },
          { keys: 'Enter', label: texts.keys.open },
          { keys: SEARCH_KEYS, label: texts.search },
        ]}
      />
      <UserSearchDrawer
        open={isOpen}
        onOpenChange={setIsOpen}
        // The field takes the focus before the drawer can note where it was.
        onExited={() => searchButton.current?.focus()}
        search={search}
        onSearch={onSearch}
      />
    </section>
  );
}
