import type { PublicUser } from '@perigee/api';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { useFocusAfterRetry } from '../../../components/ErrorState/use-focus-after-retry.ts';
import { CopyButton } from '../../../components/CopyButton/CopyButton.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Loaded, type LoadFailure } from '../../../components/Loaded/Loaded.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import type { Loadable } from '../../../loadable.ts';

/** The user's referral code, and the invite link that contains it. */
export interface Invite {
  code: string;
  link: string;
}

export interface InvitePanelProps {
  /** Null for a user without a code. */
  invite: Invite | null;
  /** The member who invited the user; null without one. */
  referrer: Loadable<PublicUser | null>;
  /** Opens the dialog for a code. */
  onEnterCode: () => void;
  /** Copies the text. Defaults to the browser's clipboard; stories replace it. */
  write?: (text: string) => Promise<void>;
}

/** The user's invite link and referrer, at the bottom of the waitlist view. Source: member §2, §7. */
export function InvitePanel({ invite, referrer, onEnterCode, write }: InvitePanelProps) {
  return (
    <Section column spaceAfter={16} aria-label="Invitations">
      <Section as="div" divider={10}>
        <Grid columns={{ base: 1, md: 2 }} gap={{ base: 10, md: 12 }}>
          {invite !== null && (
            <Part
              title="Invite a friend"
              text="Friends who join with your link arrive with your recommendation."
            >
              <Text size="2xl" tone="precious" weight="head" display caps figures breakWords>
                <bdi>{invite.code}</bdi>
              </Text>
              <CopyButton text={invite.link} write={write}>
                Copy invite link
              </CopyButton>
            </Part>
          )}
          {/* Holds the heading that gets the focus after a retry. */}
          <div>
            <Referrer referrer={referrer} onEnterCode={onEnterCode} />
          </div>
        </Grid>
      </Section>
    </Section>
  );
}

interface PartProps {
  title: string;
  text: string;
  role?: 'alert';
  children: ReactNode;
}

function Part({ title, text, role, children }: PartProps) {
  return (
    <Stack gap={5} align="start" role={role}>
      <Stack gap={2}>
        <Heading level={2}>{title}</Heading>
        <Text measure="sm">{text}</Text>
      </Stack>
      {children}
    </Stack>
  );
}

function Referrer({ referrer, onEnterCode }: Pick<InvitePanelProps, 'referrer' | 'onEnterCode'>) {
  return (
    <Loaded
      value={referrer}
      skeleton={<ReferrerSkeleton />}
      renderError={(failure) => <ReferrerFailed {...failure} />}
    >
      {(person) =>
        person === null ? (
          <Part
            title="Were you invited?"
            text="Enter the code of the person who told you about Perigee."
          >
            <Button variant="outline" onClick={onEnterCode}>
              Enter referral code
            </Button>
          </Part>
        ) : (
          <Part title="You were invited" text="This is who recommended you.">
            <Text as="div" tone="strong" breakWords>
              <Inline wrap={false}>
                <Avatar name={person.name} src={person.profileImage} size={44} decorative />
                <bdi>{person.name}</bdi>
              </Inline>
            </Text>
          </Part>
        )
      }
    </Loaded>
  );
}

function ReferrerFailed({ message, onRetry, retrying = false }: LoadFailure) {
  const button = useFocusAfterRetry(retrying);
  return (
    <Part role="alert" title="Who invited you" text={message}>
      <TextButton ref={button} busy={retrying} onClick={onRetry}>
        Try again
      </TextButton>
    </Part>
  );
}

function ReferrerSkeleton() {
  return (
    <SkeletonRegion>
      <Stack>
        <Skeleton width={180} height={24} />
        <Inline>
          <Skeleton shape="circle" width={44} height={44} />
          <Skeleton width={120} height={16} />
        </Inline>
      </Stack>
    </SkeletonRegion>
  );
}
