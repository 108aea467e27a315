import type { SocialAccount, SocialPlatform } from '@perigee/api';
import { profileMessages, SOCIAL_PLATFORM_NAMES, SOCIAL_PLATFORMS } from '@perigee/domain';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { textLine } from '../../../components/Skeleton/text-line.css.ts';
import { useToastedRequest } from '../../../hooks/use-toasted-request.ts';
import { action, handle, list, network, row } from './LinkedAccounts.css.ts';
import { SettingsSection } from './SettingsSection.tsx';

export interface LinkedAccountsProps {
  /** At most one of each network. */
  accounts: readonly SocialAccount[];
  /** Sends the person to the network, in a window of its own; done when that is open. */
  onLinkAccount: (platform: SocialPlatform) => Promise<void>;
  onUnlinkAccount: (account: SocialAccount) => Promise<void>;
}

/** The accounts of other networks: those that are linked, and those that may be. Source: member §7. */
export function LinkedAccounts({ accounts, onLinkAccount, onUnlinkAccount }: LinkedAccountsProps) {
  return (
    <Networks>
      {(platform) => (
        <NetworkRow
          platform={platform}
          account={accounts.find((account) => account.platform === platform)}
          onLinkAccount={onLinkAccount}
          onUnlinkAccount={onUnlinkAccount}
        />
      )}
    </Networks>
  );
}

/** The networks in outline. Goes into a SkeletonRegion. */
export function LinkedAccountsSkeleton() {
  return (
    <Networks>
      {(platform) => (
        <>
          <div>
            <p className={network}>{SOCIAL_PLATFORM_NAMES[platform]}</p>
            <div className={handle}>
              <Skeleton className={textLine} width={88} />
            </div>
          </div>
          <Skeleton shape="block" className={action} width={92} height={36} />
        </>
      )}
    </Networks>
  );
}

/** The section with a row for each network. */
function Networks({ children }: { children: (platform: SocialPlatform) => ReactNode }) {
  return (
    <SettingsSection
      title="Linked accounts"
      text="Your profile shows a link to each account, so that others can see it is you."
    >
      <ul className={list}>
        {SOCIAL_PLATFORMS.map((platform) => (
          <li key={platform} className={row}>
            {children(platform)}
          </li>
        ))}
      </ul>
    </SettingsSection>
  );
}

interface NetworkRowProps extends Omit<LinkedAccountsProps, 'accounts'> {
  platform: SocialPlatform;
  account: SocialAccount | undefined;
}

function NetworkRow({ platform, account, onLinkAccount, onUnlinkAccount }: NetworkRowProps) {
  const request = useToastedRequest(account === undefined ? profileMessages.linkFailed : undefined);
  const [isWindowOpen, setIsWindowOpen] = useState(false);
  const name = SOCIAL_PLATFORM_NAMES[platform];
  const notLinked = isWindowOpen ? 'Go on in the window that opened.' : 'Not linked';
  const verb = account === undefined ? 'Link' : 'Unlink';

  function toggle() {
    setIsWindowOpen(false);
    if (account === undefined) {
      void request.run(() => onLinkAccount(platform), { onDone: () => setIsWindowOpen(true) });
    } else {
      void request.run(() => onUnlinkAccount(account));
    }
  }

  return (
    <>
      <div>
        <p className={network}>{name}</p>
        {/* Said aloud when it changes: the account appears while another window is in front. */}
        <output className={handle}>
          {account === undefined ? notLinked : <bdi>@{account.handle}</bdi>}
        </output>
      </div>
      <Button
        className={action}
        variant="outline"
        size="small"
        busy={request.busy}
        aria-label={`${verb} ${name}`}
        onClick={toggle}
      >
        {verb}
      </Button>
    </>
  );
}
