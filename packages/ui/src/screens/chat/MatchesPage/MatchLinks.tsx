import { messageTime, unreadBadge, unreadMessages } from '@perigee/domain/chat';
import { clsx } from 'clsx';
import { TriangleAlert } from 'lucide-react';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Portrait } from '../../../components/Picture/Portrait.tsx';
import { oneLine } from '../../../theme/one-line.css.ts';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import type { MatchRow } from './match-rows.ts';
import * as styles from './MatchList.css.ts';
import { MATCH_ID } from './use-list-focus.ts';

export interface MatchLinkProps {
  row: MatchRow;
  href: string;
  /** The conversation is shown. */
  isOpen: boolean;
}

const linkProps = ({ row, href, isOpen }: MatchLinkProps) => ({
  href,
  'aria-current': isOpen ? ('page' as const) : undefined,
  [MATCH_ID]: row.match.id,
});

/** A match without a message: a picture, with a point until the user has opened it. */
export function NewMatchLink(props: MatchLinkProps) {
  const { match, isOpened } = props.row;
  const { name, profileImage } = match.profile;
  return (
    <Link {...linkProps(props)} className={styles.newMatch}>
      <Portrait className={styles.portrait} src={profileImage} alt="" loading="lazy" />
      {!isOpened && <span className={styles.unopened} />}
      <bdi className={oneLine}>{name}</bdi>
      {!isOpened && <span className={visuallyHidden}>, not opened yet</span>}
    </Link>
  );
}

interface ConversationLinkProps extends MatchLinkProps {
  now: Date;
  timeZone: string;
}

/** A match with messages: the newest one, its time, and the number of those that are unread. */
export function ConversationLink({ now, timeZone, ...props }: ConversationLinkProps) {
  const { match, lastMessage, unreadCount } = props.row;
  const { name, profileImage } = match.profile;
  const isUnread = unreadCount > 0;
  return (
    <Link {...linkProps(props)} className={styles.row} data-unread={isUnread || undefined}>
      <Avatar
        decorative
        className={styles.face}
        name={name}
        src={profileImage}
        size={52}
        loading="lazy"
      />
      <bdi className={clsx(oneLine, styles.name)}>{name}</bdi>
      {lastMessage !== null && (
        <time className={styles.time} dateTime={lastMessage.sentAt}>
          {messageTime(new Date(lastMessage.sentAt), now, timeZone)}
        </time>
      )}
      <LastLine {...props.row} />
      {isUnread && (
        <span className={styles.count}>
          <span aria-hidden>{unreadBadge(unreadCount)}</span>
          <span className={visuallyHidden}>{unreadMessages(unreadCount)}</span>
        </span>
      )}
    </Link>
  );
}

function LastLine({ lastMessage, hasFailed }: MatchRow) {
  if (hasFailed) {
    return (
      <span className={clsx(styles.line, styles.failed)}>
        <Icon icon={TriangleAlert} />
        Not sent
      </span>
    );
  }
  if (lastMessage === null) return null;
  return (
    <span className={styles.line}>
      {lastMessage.isOwn && <span className={styles.you}>You: </span>}
      {/* An element of its own, as wide as its text, so that the ellipsis ends it in its own direction. */}
      <span className={oneLine} dir="auto">
        {lastMessage.text}
      </span>
    </span>
  );
}
