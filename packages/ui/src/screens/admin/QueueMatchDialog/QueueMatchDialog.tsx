import type { ActiveUser } from '@perigee/api';
import { limits } from '@perigee/domain';
import { activeUsersMessages, userPageMessages } from '@perigee/domain/admin';
import { useMemo, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { DataTable, type DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import type { Loadable } from '../../../loadable.ts';
import { userColumns } from '../ActiveUsersPage/user-columns.tsx';
import {
  MatchProposalDialog,
  type MatchProposalDialogProps,
} from '../MatchProposalDialog/MatchProposalDialog.tsx';
import { NotFoundOrbit } from '../../../components/Orbit/NotFoundOrbit.tsx';

export interface QueueMatchDialogProps extends Pick<
  MatchProposalDialogProps,
  'open' | 'onOpenChange' | 'member' | 'now' | 'onQueue'
> {
  /** The users that the search finds; those of the last search while others load. */
  users: Loadable<readonly ActiveUser[]>;
  /** The users of another search are loading. */
  isSearching?: boolean;
  /** Searches by name, email, username or id; empty for all users. */
  onSearch: (text: string) => void;
  userHref: (user: Pick<ActiveUser, 'id'>) => string;
}

const texts = userPageMessages.queueList;
const NO_USERS: readonly ActiveUser[] = [];
const rowId = ({ id }: ActiveUser) => String(id);
const rowName = ({ name }: ActiveUser) => name;

const addColumn = (onAdd: (user: ActiveUser) => void): DataTableColumn<ActiveUser> => ({
  id: 'add',
  header: texts.add,
  headerHidden: true,
  align: 'end',
  width: 96,
  card: 'aside',
  cell: (user) => (
    <Button
      size="small"
      variant="outline"
      aria-label={texts.addOne(user.name)}
      onClick={() => onAdd(user)}
    >
      {texts.add}
    </Button>
  ),
});

/** The active users: Add proposes one of them as a match. Source: admin §2, decision A-36. */
export function QueueMatchDialog({
  open,
  onOpenChange,
  users,
  isSearching = false,
  onSearch,
  userHref,
  member,
  now,
  onQueue,
}: QueueMatchDialogProps) {
  const [text, setText] = useState('');
  // Stays while the proposal fades out.
  const [match, setMatch] = useState<ActiveUser | null>(null);
  const [isProposing, setIsProposing] = useState(false);

  const columns = useMemo(() => {
    const add = addColumn((user) => {
      setMatch(user);
      setIsProposing(true);
    });
    const hrefs = { userHref, aiHref: userHref };
    return [...userColumns(hrefs, now).filter(({ id }) => id !== 'ai'), add];
  }, [userHref, now]);
  const others = useMemo(
    () => (users.status === 'ready' ? users.data.filter(({ id }) => id !== member.id) : NO_USERS),
    [users, member.id],
  );

  return (
    <Dialog size="xl" open={open} onOpenChange={onOpenChange} title={userPageMessages.queue}>
      <DataTable
        label={texts.label}
        columns={columns}
        rows={others}
        rowId={rowId}
        rowName={rowName}
        // A page of skeletons would be longer than any window.
        {...(users.status === 'ready' && { pageSize: limits.adminPageSize.activeUsers })}
        filters={
          <SearchField
            label={activeUsersMessages.text}
            labelHidden
            size="small"
            placeholder={activeUsersMessages.textPlaceholder}
            value={text}
            busy={isSearching}
            delay={limits.adminSearchDelayMs}
            onChange={setText}
            onSearch={onSearch}
          />
        }
        loading={users.status === 'loading' || isSearching}
        error={
          users.status === 'error' ? (
            <ErrorState
              level={3}
              message={users.message}
              onRetry={users.onRetry}
              retrying={users.retrying}
            />
          ) : undefined
        }
        empty={
          <EmptyState drawing={NotFoundOrbit} level={3} title={activeUsersMessages.noneFound} />
        }
      />
      {match !== null && (
        <MatchProposalDialog
          open={isProposing}
          onOpenChange={setIsProposing}
          member={member}
          match={match}
          now={now}
          onQueue={onQueue}
        />
      )}
    </Dialog>
  );
}
