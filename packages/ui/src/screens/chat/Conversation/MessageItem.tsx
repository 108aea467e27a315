import { timeText } from '@perigee/domain';
import { messageDay, type MessageRow, type ShownMessage } from '@perigee/domain/chat';
import { clsx } from 'clsx';
import { Check, CheckCheck, Clock3, TriangleAlert } from 'lucide-react';
import { memo, type Ref } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import { visuallyHidden } from '../../../theme/visually-hidden.css.ts';
import type { ConversationProps } from './conversation-props.ts';
import * as styles from './MessageItem.css.ts';
import { MessageText } from './MessageText.tsx';

interface MessageItemProps extends Pick<
  ConversationProps,
  'match' | 'userId' | 'isOffline' | 'hasEnded' | 'now' | 'timeZone' | 'onRetry' | 'onDiscard'
> {
  row: MessageRow;
  index: number;
  /** It has just been sent or received. */
  isEntering: boolean;
  /** Measures the item, whose place is `index`. */
  ref: Ref<HTMLLIElement>;
}

/**
 * A message, with the day above it or the time under it if it begins a day or ends a group. Memoized: scrolling renders
 * the list in each frame, and only the messages that come into view.
 */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { row, index, isEntering, match, userId, hasEnded, now, timeZone, ref } = props;
  const { message, startsDay, startsGroup, endsGroup } = row;
  const { name } = match.profile;
  const isOwn = message.delivery !== null;
  const side = isOwn ? 'own' : 'other';
  const { quote } = message;
  return (
    <li
      ref={ref}
      data-index={index}
      className={clsx(
        styles.item[side],
        // Also above the first that is loaded, which would move when earlier ones come.
        startsGroup ? styles.groupGap : styles.messageGap,
      )}
    >
      {startsDay && (
        <p className={styles.day}>{messageDay(new Date(message.sentAt), now, timeZone)}</p>
      )}
      {startsGroup && <span className={visuallyHidden}>{isOwn ? 'You' : name}</span>}
      <div
        className={clsx(
          styles.bubble,
          styles.look[hasEnded ? 'ended' : lookOf(message)],
          isEntering && styles.entering,
          !startsGroup && styles.joinsPrevious[side],
          !endsGroup && styles.joinsNext[side],
        )}
      >
        {quote !== null && (
          <blockquote className={styles.quotation} dir="auto">
            <Text as="span" size="xs" weight="medium">
              {quote.authorId === userId ? 'You' : <bdi>{name}</bdi>}
            </Text>
            <span className={styles.quoteText}>{quote.text}</span>
          </blockquote>
        )}
        <p className={styles.text} dir="auto">
          <MessageText text={message.text} />
        </p>
      </div>
      {endsGroup && <MessageStatus {...props} />}
    </li>
  );
});

function MessageStatus({
  row: { message, showsDelivery },
  isOffline,
  timeZone,
  onRetry,
  onDiscard,
}: MessageItemProps) {
  const { id, delivery, sentAt } = message;
  if (delivery === 'failed') {
    return (
      <div className={styles.failed}>
        <span className={styles.notSent}>
          <Icon icon={TriangleAlert} /> Not sent
        </span>
        <TextButton onClick={() => onRetry(id)}>Try again</TextButton>
        <TextButton onClick={() => onDiscard(id)}>Delete</TextButton>
      </div>
    );
  }
  if (delivery === 'sending' || delivery === 'waiting') {
    const waits = delivery === 'waiting' && isOffline;
    return (
      <span className={styles.status}>
        <Icon icon={Clock3} /> {waits ? 'Waits until you are back' : 'Sending'}
      </span>
    );
  }
  const isRead = delivery === 'read';
  return (
    <span className={styles.status}>
      {showsDelivery && (
        <>
          <Icon icon={isRead ? CheckCheck : Check} /> {isRead ? 'Read' : 'Sent'}
          <span aria-hidden="true">·</span>
        </>
      )}
      <time dateTime={sentAt}>{timeText(new Date(sentAt), timeZone)}</time>
    </span>
  );
}

function lookOf({ delivery }: ShownMessage): keyof typeof styles.look {
  if (delivery === null) return 'other';
  if (delivery === 'failed') return 'failed';
  return delivery === 'waiting' || delivery === 'sending' ? 'pending' : 'own';
}
