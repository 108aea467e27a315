import { activeUsersMessages, NO_USER_SEARCH, type UserSearch } from '@perigee/domain/admin';
import { useId, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import type { DialogLifecycle } from '../../../components/Dialog/Dialog.tsx';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import { Keys } from '../../../components/KeyboardShortcuts/Keys.tsx';
import { UserSearchForm } from './UserSearchForm.tsx';
import { show } from './ActiveUsersPage.css.ts';

interface UserSearchDrawerProps extends DialogLifecycle {
  /** The search that the list shows. */
  search: UserSearch;
  onSearch: (search: UserSearch) => void;
}

const texts = activeUsersMessages;

/** The search form of the active users. Nothing is searched before 'Show results'. Source: admin §2. */
export function UserSearchDrawer({
  open,
  onOpenChange,
  onExited,
  search,
  onSearch,
}: UserSearchDrawerProps) {
  const formId = useId();
  // Null until the first change: the form then shows the search of the list.
  const [draft, setDraft] = useState<UserSearch | null>(null);
  const shown = draft ?? search;
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      onExited={() => {
        setDraft(null);
        onExited?.();
      }}
      title={texts.search}
      footer={
        <>
          <Button variant="outline" size="small" onClick={() => setDraft(NO_USER_SEARCH)}>
            {texts.reset}
          </Button>
          <Button type="submit" form={formId} size="small" className={show}>
            {texts.show}
            <Keys keys="Enter" aria-hidden />
          </Button>
        </>
      }
    >
      <UserSearchForm
        id={formId}
        search={shown}
        onChange={setDraft}
        onSubmit={() => {
          onSearch(shown);
          onOpenChange(false);
        }}
      />
    </Drawer>
  );
}
