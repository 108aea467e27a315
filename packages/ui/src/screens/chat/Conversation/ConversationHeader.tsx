import { shownAge } from '@perigee/domain/profile';
import { ArrowLeft, Ellipsis, Video } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Menu } from '../../../components/Menu/Menu.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import {
  back,
  endedPicture,
  header,
  nameAndAge,
  names,
  oneLine,
  person,
  video,
} from './Conversation.css.ts';
import type { ConversationProps } from './conversation-props.ts';

/** The other user, the call, and the menu with the actions that are seldom needed. */
export function ConversationHeader({
  match,
  hasEnded,
  now,
  matchesHref,
  profileHref,
  supportHref,
  videoHref,
  onUnmatch,
}: ConversationProps) {
  const { name } = match.profile;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <header className={header}>
      <Link href={matchesHref} className={back} aria-label="Back to matches">
        <Icon icon={ArrowLeft} size="md" directional />
      </Link>
      {hasEnded ? (
        <div className={person}>
          <Names match={match} now={now} hasEnded />
        </div>
      ) : (
        <Link href={profileHref} className={person}>
          <Names match={match} now={now} />
        </Link>
      )}
      {!hasEnded && (
        <>
          {videoHref !== undefined && (
            <Link href={videoHref} className={video} aria-label={`Video call with ${name}`}>
              <Icon icon={Video} size="md" />
            </Link>
          )}
          <Menu
            trigger={<IconButton label="More" icon={Ellipsis} variant="quiet" />}
            entries={[
              { label: 'View profile', href: profileHref },
              { label: `Report ${name}`, href: supportHref },
              {
                label: 'Unmatch',
                tone: 'danger',
                startsGroup: true,
                onSelect: () => setIsAsking(true),
              },
            ]}
          />
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setIsAsking}
            title={`Unmatch ${name}?`}
            cancelLabel="Keep"
            confirmLabel="Unmatch"
            tone="danger"
            onConfirm={onUnmatch}
          >
            The match ends for both of you, and you won’t be shown to each other again.
          </ConfirmDialog>
        </>
      )}
    </header>
  );
}

interface NamesProps extends Pick<ConversationProps, 'match' | 'now'> {
  hasEnded?: boolean;
}

function Names({ match: { profile }, now, hasEnded = false }: NamesProps) {
  const age = shownAge(profile, now);
  const place = hasEnded ? null : profile.location;
  return (
    <>
      <Avatar
        decorative
        size={44}
        name={profile.name}
        src={profile.profileImage}
        className={hasEnded ? endedPicture : undefined}
      />
      <span className={names}>
        <Heading level={2} size="lg" className={nameAndAge}>
          <bdi className={oneLine}>{profile.name}</bdi>
          {age !== null && <span>, {age}</span>}
        </Heading>
        {place !== null && (
          <Text as="bdi" size="xs" tone="muted" className={oneLine}>
            {place}
          </Text>
        )}
      </span>
    </>
  );
}
