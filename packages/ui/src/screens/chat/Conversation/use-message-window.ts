import type { MessageRow } from '@perigee/domain/chat';
import {
  defaultRangeExtractor,
  observeElementOffset,
  useVirtualizer,
  type Range,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The distance from the end, in pixels, at which a reader still follows new messages. */
const NEAR_END = 48;

type MessageVirtualizer = Virtualizer<HTMLDivElement, HTMLLIElement>;

interface MessageWindowOptions {
  scroller: RefObject<HTMLDivElement | null>;
  rows: readonly MessageRow[];
  /** The number of other rows before them. */
  before: number;
  /** The index of the row that contains the focus: it stays rendered, however far it is scrolled away. */
  focused: number | null;
}

/**
 * The rows near the visible part of a list of messages, which opens at its end. A reader at the end stays
 * there, whatever is added or changes its height; one who has scrolled up keeps the place.
 */
export function useMessageWindow({ scroller, rows, before, focused }: MessageWindowOptions) {
  const [isAtEnd, setIsAtEnd] = useState(true);
  const follows = useRef(true);

  // The list becomes lower when the composer grows or a phone shows its keyboard.
  const observeSize = useCallback(
    (
      virtualizer: MessageVirtualizer,
      report: (size: { width: number; height: number }) => void,
    ) => {
      const { scrollElement } = virtualizer;
      if (scrollElement === null) return;
      const observer = new ResizeObserver(() => {
        report({ width: scrollElement.clientWidth, height: scrollElement.clientHeight });
        if (follows.current) virtualizer.scrollToEnd();
      });
      observer.observe(scrollElement);
      return () => observer.disconnect();
    },
    [],
  );

  // `follows` changes before the virtualizer renders the rows at the new place: if their height changes, the effect
  // below would otherwise take a reader who scrolls up right after a message back to the end.
  const observeOffset = useCallback(
    (virtualizer: MessageVirtualizer, report: (offset: number, isScrolling: boolean) => void) =>
      observeElementOffset(virtualizer, (offset, isScrolling) => {
        const { scrollElement } = virtualizer;
        if (scrollElement !== null) {
          const { scrollHeight, clientHeight } = scrollElement;
          follows.current = scrollHeight - offset - clientHeight <= NEAR_END;
          setIsAtEnd(follows.current);
        }
        report(offset, isScrolling);
      }),
    [],
  );

  // Another function would make the virtualizer compute the place of every row again, in each frame of scrolling.
  const getItemKey = useCallback(
    (index: number) => rows[index - before]?.message.id ?? 'beginning',
    [rows, before],
  );

  // The virtualizer's functions return different results on each call, which breaks components that React's compiler
  // memoizes. It is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer: MessageVirtualizer = useVirtualizer({
    count: rows.length + before,
    getScrollElement: () => scroller.current,
    getItemKey,
    estimateSize: (index) => estimatedHeight(rows[index - before]),
    rangeExtractor: (range) => withIndex(range, focused),
    observeElementRect: observeSize,
    observeElementOffset: observeOffset,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: NEAR_END,
    overscan: 6,
    // The messages fade out there.
    paddingStart: 20,
    paddingEnd: 12,
    // The first render uses these; the second knows the real ones.
    initialRect: { width: 0, height: 800 },
    initialOffset: () => rows.reduce((height, row) => height + estimatedHeight(row), 0),
  });

  const height = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    if (follows.current) virtualizer.scrollToEnd();
  }, [virtualizer, height, rows.length]);

  // Not the virtualizer itself: it never changes, so a component could not tell that what it shows has.
  return {
    items: virtualizer.getVirtualItems(),
    height,
    firstInView: virtualizer.range?.startIndex ?? Infinity,
    lastInView: virtualizer.range?.endIndex ?? -1,
    measureElement: virtualizer.measureElement,
    scrollToIndex: virtualizer.scrollToIndex,
    scrollToEnd: virtualizer.scrollToEnd,
    isAtEnd,
  };
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
