import {
  defaultKeyExtractor,
  defaultRangeExtractor,
  elementScroll,
  measureElement,
  useVirtualizer,
  type Range,
  type VirtualizerOptions,
} from '@tanstack/react-virtual';
import { Fragment, useCallback, useRef, type ReactNode, type Ref } from 'react';

/**
 * From this number of rows on only the visible ones are rendered. Rendering fewer rows is faster than
 * observing the scroll position.
 */
export const WINDOW_FROM = 60;

/** The height of every row of a long table: content that does not fit in its one line is cut off. */
const ROW_HEIGHT = 48;
/** The height of a card until it is measured. */
const CARD_HEIGHT = 176;

/** The height of a row before it is known, in pixels. */
export const rowHeight = (asCards: boolean): number => (asCards ? CARD_HEIGHT : ROW_HEIGHT);

export interface RowWindowProps {
  count: number;
  /** The id of the row at an index. Changes with the rows and their order. */
  keyOf: (index: number) => string;
  /** The row that has the focus, or would get it: it stays rendered, however far it is scrolled away. */
  current: number;
  asCards: boolean;
  /** Cards have the height of their content, and are measured. */
  children: (index: number, measure?: Ref<HTMLTableRowElement>) => ReactNode;
}

/** The visible rows, and spacers with the height of the others. */
export function RowWindow({ count, keyOf, current, asCards, children }: RowWindowProps) {
  const end = useRef<HTMLTableRowElement>(null);
  const height = rowHeight(asCards);
  // The virtualizer's functions return different results on each call, which breaks components that React's compiler
  // memoizes. It is not used here.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    // The scroll element is found from inside because the ref of an ancestor is set only later.
    getScrollElement: () => end.current?.closest('section') ?? null,
    // A measured height belongs to a row, also after it moves.
    getItemKey: asCards ? keyOf : defaultKeyExtractor,
    estimateSize: useCallback(() => height, [height]),
    rangeExtractor: useCallback((range: Range) => withRow(range, current), [current]),
    // On mount the virtualizer asks to scroll to the current position.
    scrollToFn: (offset, options, instance) => {
      if (offset !== (instance.scrollOffset ?? 0)) elementScroll(offset, options, instance);
    },
    measureElement: measureShown,
    observeElementRect: observeSize,
    overscan: 4,
    // The first render uses this height; the second knows the real one.
    initialRect: { width: 0, height: 560 },
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.end ?? 0;
  return (
    <>
      {items.map(({ index, start }, position) => (
        <Fragment key={keyOf(index)}>
          {start > (items[position - 1]?.end ?? 0) && (
            <Spacer height={start - (items[position - 1]?.end ?? 0)} />
          )}
          {asCards ? children(index, virtualizer.measureElement) : children(index)}
        </Fragment>
      ))}
      <Spacer ref={end} height={virtualizer.getTotalSize() - last} />
    </>
  );
}

/** The browser reports the size after layout; reading it directly would force a layout. */
function observeSize(
  { scrollElement }: { scrollElement: HTMLElement | null },
  report: (size: { width: number; height: number }) => void,
) {
  if (scrollElement === null) return;
  const observer = new ResizeObserver(() => {
    report({ width: scrollElement.clientWidth, height: scrollElement.clientHeight });
  });
  observer.observe(scrollElement);
  return () => observer.disconnect();
}

/** A row that is hidden, such as one in another tab, has no height: it keeps its last one. */
const measureShown: VirtualizerOptions<HTMLElement, HTMLTableRowElement>['measureElement'] = (
  row,
  entry,
  virtualizer,
) => {
  const isShown = row.checkVisibility();
  if (isShown) return measureElement(row, entry, virtualizer);
  const index = virtualizer.indexFromElement(row);
  const { getItemKey, estimateSize } = virtualizer.options;
  return virtualizer.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
};

/** Takes the place of rows that are not rendered. */
export function Spacer({ height, ref }: { height: number; ref?: Ref<HTMLTableRowElement> }) {
  return <tr ref={ref} aria-hidden="true" data-spacer="" style={{ height }} />;
}

function withRow(range: Range, row: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (indexes.includes(row)) return indexes;
  return [...indexes, row].toSorted((one, other) => one - other);
}
