import { messageRows, type MessageRow } from '@perigee/domain/chat';
import {
  defaultRangeExtractor,
  useVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { ArrowDown } from 'lucide-react';
import {
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type Ref,
} from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import type { ConversationProps, LoadedMessages } from './conversation-props.ts';
import { EarlierMessages } from './EarlierMessages.tsx';
import { MessageItem } from './MessageItem.tsx';
import { beginningRow, endedList, list, log, newMessages, place } from './MessageList.css.ts';
import { Beginning } from './NewMatch.tsx';
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

/** The distance from the end, in pixels, at which a reader still follows new messages. */
const NEAR_END = 48;

type ListVirtualizer = Virtualizer<HTMLDivElement, HTMLLIElement>;

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
  const { match, hasEnded, now, timeZone, onSeen } = props;
  const rows = messageRows(messages, timeZone);
  // The beginning of the conversation is a row before its first message.
  const before = hasEarlier ? 0 : 1;
  const scroller = useRef<HTMLDivElement>(null);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [focused, setFocused] = useState<number | null>(null);

  // The virtualizer's functions return different results on each call, so components that take them are not
  // memoized by the compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer: ListVirtualizer = useVirtualizer({
    count: rows.length + before,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => rows[index - before]?.message.id ?? 'beginning',
    estimateSize: (index) => estimatedHeight(rows[index - before]),
    rangeExtractor: (range) => withIndex(range, focused),
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
    overscan: 6,
    paddingStart: 20,
    initialRect: { width: 0, height: 800 },
    initialOffset: () => rows.reduce((height, row) => height + estimatedHeight(row), 0),
    observeElementRect: useCallback(observeSize, []),
  });

  useLayoutEffect(() => virtualizer.scrollToEnd(), [virtualizer]);

  const last = messages.at(-1);
  const isLastOwn = last !== undefined && last.delivery !== null;
  const lastId = last?.id;
  const [openedAt] = useState(lastId);
  // A reader who has scrolled up and sends a message sees it.
  useLayoutEffect(() => {
    if (isLastOwn) virtualizer.scrollToEnd();
  }, [virtualizer, isLastOwn, lastId]);

  const newest = messages.findLast(({ delivery }) => delivery === null)?.id ?? null;
  const newestIndex = messages.findLastIndex(({ delivery }) => delivery === null) + before;
  const { startIndex, endIndex } = virtualizer.range ?? { startIndex: Infinity, endIndex: -1 };
  const isNewestSeen = useSeen(newest, isAtEnd || newestIndex <= endIndex, onSeen);

  useImperativeHandle(ref, () => ({
    focusLastFailure: () => {
      const index = messages.findLastIndex(({ delivery }) => delivery === 'failed');
      if (index < 0) return;
      virtualizer.scrollToIndex(index + before, { align: 'center' });
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

  const items = virtualizer.getVirtualItems();
  const end = items.at(-1)?.end ?? 0;
  return (
    <div className={place}>
      <div
        ref={scroller}
        className={log}
        role="log"
        aria-label={`Messages with ${match.profile.name}`}
        // The announcer announces new messages: here, old ones are added while scrolling.
        aria-live="off"
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setIsAtEnd(scrollHeight - scrollTop - clientHeight <= NEAR_END)
        }
        onFocus={({ target }) => setFocused(indexOf(target))}
        onBlur={() => setFocused(null)}
      >
        <ol className={hasEnded ? endedList : list}>
          {items.map(({ key, index, start }, position) => {
            const gap = start - (items[position - 1]?.end ?? 0);
            const row = rows[index - before];
            return [
              gap > 0 && <Spacer key={`before ${key}`} height={gap} />,
              row === undefined ? (
                <li
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  className={beginningRow}
                >
                  <Beginning {...props} />
                </li>
              ) : (
                <MessageItem
                  key={key}
                  ref={virtualizer.measureElement}
                  index={index}
                  row={row}
                  isFirst={index === 0}
                  isEntering={row.message.id === lastId && lastId !== openedAt}
                  {...props}
                />
              ),
            ];
          })}
          <Spacer height={virtualizer.getTotalSize() - end} />
        </ol>
      </div>
      {hasEarlier && (
        <EarlierMessages
          firstId={messages[0]?.id ?? ''}
          isNear={startIndex <= LOAD_FROM}
          onLoad={onLoadEarlier}
        />
      )}
      {!isAtEnd && !isNewestSeen && (
        <Button
          size="small"
          variant="solid"
          className={newMessages}
          onClick={() => virtualizer.scrollToEnd()}
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

/** Close to the height of a row, so that the scroll bar hardly moves when the row is measured. */
function estimatedHeight(row: MessageRow | undefined): number {
  if (row === undefined) return 100;
  const lines = Math.ceil(row.message.text.length / 52);
  const bubble = 18 + lines * 23 + (row.message.quote === null ? 0 : 46);
  return bubble + (row.startsGroup ? 16 : 3) + (row.endsGroup ? 21 : 0) + (row.startsDay ? 40 : 0);
}

/** A row that contains the focus stays rendered. */
function withIndex(range: Range, index: number | null): number[] {
  const indexes = defaultRangeExtractor(range);
  if (index === null || index >= range.count || indexes.includes(index)) return indexes;
  return [...indexes, index].toSorted((one, other) => one - other);
}

function indexOf(target: Element): number | null {
  const row = target.closest<HTMLElement>('[data-index]');
  return row === null ? null : Number(row.dataset['index']);
}

/**
 * Reports the size after layout. The list becomes lower when the composer grows or a phone shows its
 * keyboard: its end stays visible.
 */
function observeSize(
  virtualizer: ListVirtualizer,
  report: (size: { width: number; height: number }) => void,
) {
  const { scrollElement } = virtualizer;
  if (scrollElement === null) return;
  let wasAtEnd = true;
  const onScroll = () => {
    const { scrollHeight, scrollTop, clientHeight } = scrollElement;
    wasAtEnd = scrollHeight - scrollTop - clientHeight <= NEAR_END;
  };
  const observer = new ResizeObserver(() => {
    report({ width: scrollElement.clientWidth, height: scrollElement.clientHeight });
    if (wasAtEnd) virtualizer.scrollToEnd();
  });
  observer.observe(scrollElement);
  scrollElement.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    observer.disconnect();
    scrollElement.removeEventListener('scroll', onScroll);
  };
}
