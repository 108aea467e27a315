import { shownAge } from '@perigee/domain/profile';
import { clsx } from 'clsx';
import { ArrowLeft, Video } from 'lucide-react';
import { Suspense } from 'react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { iconButton, variant } from '../../../components/IconButton/IconButton.css.ts';
import { Link } from '../../../components/Link/Link.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { lazyWithPreload } from '../../../lazy-with-preload.tsx';
import { oneLine } from '../../../theme/one-line.css.ts';
import {
  back,
  endedPicture,
  header,
  menuPlace,
  nameAndAge,
  names,
  person,
} from './Conversation.css.ts';
import type { ConversationProps } from './conversation-props.ts';

const ConversationMenu = lazyWithPreload(
  async () => (await import('./ConversationMenu.tsx')).ConversationMenu,
);

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
  return (
    <div className={header}>
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
            <Link
              href={videoHref}
              className={clsx(iconButton, variant.outline)}
              aria-label={`Video call with ${name}`}
            >
              <Icon icon={Video} size="md" />
            </Link>
          )}
          <Suspense fallback={<span className={menuPlace} />}>
            <ConversationMenu {...{ match, profileHref, supportHref, onUnmatch }} />
          </Suspense>
        </>
      )}
    </div>
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
