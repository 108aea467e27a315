import { Button } from '../../../components/Button/Button.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { PageHead } from '../../../components/PageHead/PageHead.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import type { Loadable } from '../../../loadable.ts';
import { page } from './AccountPage.css.ts';
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
      <PageHead title="Settings" />
      <Loaded value={account} skeleton={<AccountSkeleton liveSupportHref={liveSupportHref} />}>
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
      </Loaded>
      <Devices onOpenMagicLink={onOpenMagicLink} onLogOut={onLogOut} />
      <Loaded value={account} skeleton={<DeleteAccountSkeleton />} renderError={() => null}>
        {({ isHost }) => <DeleteAccount isHost={isHost} onDeleteAccount={onDeleteAccount} />}
      </Loaded>
    </section>
  );
}

function Devices({
  onOpenMagicLink,
  onLogOut,
}: Pick<AccountPageProps, 'onOpenMagicLink' | 'onLogOut'>) {
  const leaving = useToastedAction();
  return (
    <SettingsSection title="Devices" text="You stay signed in on this device until you log out.">
      <Stack direction={{ base: 'column', sm: 'row' }} gap={3} wrap>
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
      </Stack>
    </SettingsSection>
  );
}
