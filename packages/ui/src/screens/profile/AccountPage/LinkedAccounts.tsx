import type { SocialAccount, SocialPlatform } from '@perigee/api';
import { profileMessages, SOCIAL_PLATFORM_NAMES, SOCIAL_PLATFORMS } from '@perigee/domain/profile';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { textLine } from '../../../components/Skeleton/text-line.css.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import { linkAction } from './AccountPage.css.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** The window of another network, in which the user confirms the link. */
export interface LinkWindow {
  /** Resolves when the window is closed, whether or not the account is linked by then. */
  closed: Promise<void>;
}

export interface LinkedAccountsProps {
  /** At most one of each network. */
  accounts: readonly SocialAccount[];
  /**
   * Sends the user to the network. Resolves when its window is open, with that window; with null if the
   * network uses the current window.
   */
  onLinkAccount: (platform: SocialPlatform) => Promise<LinkWindow | null>;
  onUnlinkAccount: (account: SocialAccount) => Promise<void>;
}

/** The accounts of other networks: the linked ones, and those that can be linked. Source: member §7. */
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

/** The skeleton of the networks. Goes into a SkeletonRegion. */
export function LinkedAccountsSkeleton() {
  return (
    <Networks>
      {(platform) => (
        <>
          <div>
            <Text tone="strong" weight="medium">
              {SOCIAL_PLATFORM_NAMES[platform]}
            </Text>
            <Text as="div" size="sm">
              <Skeleton className={textLine} width={88} />
            </Text>
          </div>
          <Skeleton shape="block" className={linkAction} width={92} height={36} />
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
      <Stack as="ul" divided={3}>
        {SOCIAL_PLATFORMS.map((platform) => (
          <Grid key={platform} as="li" columns="main-aside" align="center">
            {children(platform)}
          </Grid>
        ))}
      </Stack>
    </SettingsSection>
  );
}

interface NetworkRowProps extends Omit<LinkedAccountsProps, 'accounts'> {
  platform: SocialPlatform;
  account: SocialAccount | undefined;
}

const LINK_TEXTS = {
  none: 'Not linked',
  open: 'Go on in the window that opened.',
  closed: 'Not linked: the window was closed. Try again when you like.',
} as const;

function NetworkRow({ platform, account, onLinkAccount, onUnlinkAccount }: NetworkRowProps) {
  const request = useToastedAction(profileMessages.linkFailed);
  const [linkWindow, setLinkWindow] = useState<'none' | 'open' | 'closed'>('none');
  const [isAsked, setIsAsked] = useState(false);
  // Stays set after the unlinking, while the dialog fades out.
  const [unlinking, setUnlinking] = useState<SocialAccount | null>(null);
  const name = SOCIAL_PLATFORM_NAMES[platform];
  const verb = account === undefined ? 'Link' : 'Unlink';
  // A linked account ends the attempt: after it is unlinked, its row says nothing of that window.
  if (account !== undefined && linkWindow !== 'none') setLinkWindow('none');

  async function link() {
    setLinkWindow('none');
    const opened = await onLinkAccount(platform);
    if (opened === null) return;
    setLinkWindow('open');
    void opened.closed.then(() => setLinkWindow('closed'));
  }

  return (
    <>
      <div>
        <Text tone="strong" weight="medium">
          {name}
        </Text>
        {/* Announced when it changes: the account appears while another window is in front. */}
        <Text as="div" size="sm" tone="muted" breakWords>
          <output>
            {account === undefined ? LINK_TEXTS[linkWindow] : <bdi>@{account.handle}</bdi>}
          </output>
        </Text>
      </div>
      <Button
        className={linkAction}
        variant="outline"
        size="small"
        busy={request.busy}
        aria-label={`${verb} ${name}`}
        onClick={() => {
          if (account === undefined) {
            void request.run(link);
            return;
          }
          setUnlinking(account);
          setIsAsked(true);
        }}
      >
        {verb}
      </Button>
      {unlinking !== null && (
        <ConfirmDialog
          open={isAsked}
          onOpenChange={setIsAsked}
          onExited={() => setUnlinking(null)}
          title={`Unlink ${name}?`}
          confirmLabel="Unlink"
          onConfirm={() => onUnlinkAccount(unlinking)}
        >
          <p>
            Your profile no longer shows <bdi>@{unlinking.handle}</bdi>. You can link it again at
            any time.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
