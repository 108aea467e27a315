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

/** From so many rows on only those in sight are made. A page of fewer is quicker made than watched. */
export const WINDOW_FROM = 60;

/** Of every row of a long table: what does not fit into its one line is cut off. */
const ROW_HEIGHT = 48;
/** Of a card until it is measured. */
const CARD_HEIGHT = 176;

export interface RowWindowProps {
  count: number;
  /** The id of the row at a place. Changes with the rows and their order. */
  keyOf: (index: number) => string;
  /** The row that has the focus, or would get it: stays, however far it is scrolled away. */
  current: number;
  asCards: boolean;
  /** Cards are as high as what they hold, and measured. */
  children: (index: number, measure?: Ref<HTMLTableRowElement>) => ReactNode;
}

/** The rows in sight, and empty ones as high as those that are not. */
export function RowWindow({ count, keyOf, current, asCards, children }: RowWindowProps) {
  const end = useRef<HTMLTableRowElement>(null);
  const height = asCards ? CARD_HEIGHT : ROW_HEIGHT;
  // Its functions change what they answer: nothing that they are given to is memoized by them.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    // From inside: what is around it gets its ref only after it.
    getScrollElement: () => end.current?.closest('section') ?? null,
    // What is measured belongs to a row, wherever it goes.
    getItemKey: asCards ? keyOf : defaultKeyExtractor,
    estimateSize: useCallback(() => height, [height]),
    rangeExtractor: useCallback((range: Range) => withRow(range, current), [current]),
    // It is told to go where it is when it has only just come.
    scrollToFn: (offset, options, instance) => {
      if (offset !== (instance.scrollOffset ?? 0)) elementScroll(offset, options, instance);
    },
    measureElement: measureShown,
    observeElementRect: observeSize,
    overscan: 4,
    // The first render makes rows already; the second knows how high their place is.
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

/** Told by the browser when it has laid out, where asking would make it do so at once. */
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

/** A row that is not shown, in another tab for one, has no height: it keeps the one that it had. */
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

function Spacer({ height, ref }: { height: number; ref?: Ref<HTMLTableRowElement> }) {
  return <tr ref={ref} aria-hidden="true" data-spacer="" style={{ height }} />;
}

function withRow(range: Range, row: number): number[] {
  const indexes = defaultRangeExtractor(range);
  if (indexes.includes(row)) return indexes;
  return [...indexes, row].toSorted((one, other) => one - other);
}
