import { messageRows } from '@perigee/domain/chat';
import { ArrowDown } from 'lucide-react';
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, useState, type Ref } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import type { ConversationProps, LoadedMessages } from './conversation-props.ts';
import { EarlierMessages } from './EarlierMessages.tsx';
import { MessageItem } from './MessageItem.tsx';
import * as styles from './MessageList.css.ts';
import { Beginning } from './NewMatch.tsx';
import { useMessageWindow } from './use-message-window.ts';
import { useSeen } from './use-seen.ts';

export interface MessageListHandle {
  /** Moves the focus to the button that sends the last failed message again. */
  focusLastFailure: () => void;
}

interface MessageListProps
  extends
    LoadedMessages,
    Pick<
      ConversationProps,
      | 'match'
      | 'userId'
      | 'opener'
      | 'onLoadEarlier'
      | 'isOffline'
      | 'hasEnded'
      | 'now'
      | 'timeZone'
      | 'onRetry'
      | 'onDiscard'
      | 'onSeen'
    > {
  ref?: Ref<MessageListHandle>;
}

/**
 * The messages, of which only those near the visible part are rendered. It opens at the end and stays there
 * while messages come, unless the reader has scrolled up; earlier messages do not move what is read.
 */
export function MessageList({
  ref,
  messages,
  hasEarlier,
  onLoadEarlier,
  ...props
}: MessageListProps) {
  const { match, hasEnded, timeZone, onSeen } = props;
  // It takes longer than a frame for thousands of messages, and each scroll event renders the list.
  const rows = useMemo(
    () => messageRows(messages, timeZone, hasEarlier),
    [messages, timeZone, hasEarlier],
  );
  // The beginning of the conversation is a row before its first message.
  const before = hasEarlier ? 0 : 1;
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const { items, height, measureElement, scrollToIndex, scrollToEnd, isAtEnd, ...list } =
    useMessageWindow({ scroller, rows, before, focused });

  const last = messages.at(-1);
  const lastId = last?.id;
  const ownLastId = last === undefined || last.delivery === null ? null : last.id;
  const [openedAt] = useState(lastId);
  // A reader who has scrolled up and sends a message sees it.
  useLayoutEffect(() => {
    if (ownLastId !== null) scrollToEnd();
  }, [scrollToEnd, ownLastId]);

  const newest = messages.findLast(({ delivery }) => delivery === null)?.id ?? null;
  const newestIndex = messages.findLastIndex(({ delivery }) => delivery === null) + before;
  const isNewestSeen = useSeen(newest, isAtEnd || newestIndex <= list.lastInView, onSeen);

  useImperativeHandle(ref, () => ({
    focusLastFailure: () => {
      const index = messages.findLastIndex(({ delivery }) => delivery === 'failed');
      if (index < 0) return;
      scrollToIndex(index + before, { align: 'center' });
      // The row is rendered when the list has scrolled to it.
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          scroller.current
            ?.querySelector<HTMLElement>(`[data-index="${index + before}"] button`)
            ?.focus(),
        ),
      );
    },
  }));

  const end = items.at(-1)?.end ?? 0;
  return (
    <div className={styles.place}>
      {/* It only observes which message has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={scroller}
        className={styles.log}
        role="log"
        aria-label={`Messages with ${match.profile.name}`}
        // The announcer announces new messages: here, old ones are added while scrolling.
        aria-live="off"
        // Focusable, so that users without a pointer can scroll it with the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onFocus={({ target }) => setFocused(indexOf(target))}
        onBlur={() => setFocused(null)}
      >
        <ol className={hasEnded ? styles.endedList : styles.list}>
          {items.map(({ key, index, start }, position) => {
            const gap = start - (items[position - 1]?.end ?? 0);
            const row = rows[index - before];
            return [
              gap > 0 && <Spacer key={`before ${key}`} height={gap} />,
              row === undefined ? (
                <li
                  key={key}
                  ref={measureElement}
                  data-index={index}
                  className={styles.beginningRow}
                >
                  <Beginning {...props} />
                </li>
              ) : (
                <MessageItem
                  key={key}
                  ref={measureElement}
                  index={index}
                  row={row}
                  isEntering={row.message.id === lastId && lastId !== openedAt}
                  {...props}
                />
              ),
            ];
          })}
          <Spacer height={height - end} />
        </ol>
      </div>
      {hasEarlier && (
        <EarlierMessages
          firstId={messages[0]?.id ?? ''}
          isNear={list.firstInView <= LOAD_FROM}
          onLoad={onLoadEarlier}
        />
      )}
      {!isAtEnd && !isNewestSeen && (
        <Button
          size="small"
          variant="outline"
          className={styles.newMessages}
          onClick={() => scrollToEnd()}
        >
          <Icon icon={ArrowDown} /> New messages
        </Button>
      )}
    </div>
  );
}

/** Earlier messages are loaded when this row, or one before it, is in view. */
const LOAD_FROM = 12;

function Spacer({ height }: { height: number }) {
  return <li aria-hidden="true" style={{ height, flex: 'none' }} />;
}

function indexOf(target: Element): number | null {
  const row = target.closest<HTMLElement>('[data-index]');
  return row === null ? null : Number(row.dataset['index']);
}
