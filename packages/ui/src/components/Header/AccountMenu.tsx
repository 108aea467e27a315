import { Menu } from '../Menu/Menu.tsx';
import { AccountPicture } from './AccountPicture.tsx';
import type { HeaderAccount, HeaderEntry } from './header-entry.ts';
import { accountButton } from './Header.css.ts';

export interface AccountMenuProps {
  account: HeaderAccount;
  entries: readonly HeaderEntry[];
}

/** The picture of the signed-in user, and the menu that it opens. Source: member §2. */
export function AccountMenu({ account, entries }: AccountMenuProps) {
  return (
    <Menu
      entries={entries}
      trigger={
        <button type="button" className={accountButton} aria-label="Account menu">
          <AccountPicture {...account} />
        </button>
      }
    />
  );
}
