import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import type { Loadable } from '../../../loadable.ts';
import { actions, heading, page } from './AccountPage.css.ts';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { DeleteAccount, DeleteAccountSkeleton, type DeleteAccountProps } from './DeleteAccount.tsx';
import { LinkedAccounts, type LinkedAccountsProps } from './LinkedAccounts.tsx';
import { SettingsForm, type SettingsFormProps } from './SettingsForm.tsx';
import { SettingsSection } from './SettingsSection.tsx';

type Account = SettingsFormProps['settings'] &
  Pick<LinkedAccountsProps, 'accounts'> &
  Pick<DeleteAccountProps, 'isHost'>;

export interface AccountPageProps
  extends
    Omit<SettingsFormProps, 'settings'>,
    Omit<LinkedAccountsProps, 'accounts'>,
    Pick<DeleteAccountProps, 'onDeleteAccount'> {
  account: Loadable<Account>;
  /** Shows a link for the sign-in on another device. Without it there is no such button. */
  onOpenMagicLink?: () => void;
  /** Ends the session on this device. */
  onLogOut: () => void | Promise<void>;
}

/** A member's settings. Source: member §2, §5, §7, §8. */
export function AccountPage({
  account,
  onLookUpPlaces,
  onSave,
  onUnsavedChange,
  liveSupportHref,
  onLinkAccount,
  onUnlinkAccount,
  onOpenMagicLink,
  onLogOut,
  onDeleteAccount,
}: AccountPageProps) {
  return (
    <section className={page}>
      <h1 className={heading}>Settings</h1>
      <AccountSections account={account} liveSupportHref={liveSupportHref}>
        {(data) => (
          <>
            <SettingsForm
              settings={data}
              onLookUpPlaces={onLookUpPlaces}
              onSave={onSave}
              onUnsavedChange={onUnsavedChange}
              liveSupportHref={liveSupportHref}
            />
            <LinkedAccounts
              accounts={data.accounts}
              onLinkAccount={onLinkAccount}
              onUnlinkAccount={onUnlinkAccount}
            />
          </>
        )}
      </AccountSections>
      <Devices onOpenMagicLink={onOpenMagicLink} onLogOut={onLogOut} />
      {account.status === 'loading' && <DeleteAccountSkeleton />}
      {account.status === 'ready' && (
        <DeleteAccount isHost={account.data.isHost} onDeleteAccount={onDeleteAccount} />
      )}
    </section>
  );
}

interface AccountSectionsProps extends Pick<AccountPageProps, 'liveSupportHref'> {
  account: Loadable<Account>;
  children: (account: Account) => ReactNode;
}

function AccountSections({ account, liveSupportHref, children }: AccountSectionsProps) {
  if (account.status === 'loading') return <AccountSkeleton liveSupportHref={liveSupportHref} />;
  if (account.status === 'error') {
    return <ErrorState message={account.message} onRetry={account.onRetry} />;
  }
  return children(account.data);
}

function Devices({
  onOpenMagicLink,
  onLogOut,
}: Pick<AccountPageProps, 'onOpenMagicLink' | 'onLogOut'>) {
  const leaving = useToastedAction();
  return (
    <SettingsSection title="Devices" text="You stay signed in on this device until you log out.">
      <div className={actions}>
        {onOpenMagicLink !== undefined && (
          <Button variant="outline" onClick={onOpenMagicLink}>
            Sign in on another device
          </Button>
        )}
        <Button
          variant="outline"
          busy={leaving.busy}
          onClick={() => void leaving.run(async () => await onLogOut())}
        >
          Log out
        </Button>
      </div>
    </SettingsSection>
  );
}
