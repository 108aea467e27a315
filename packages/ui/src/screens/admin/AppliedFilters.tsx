import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { TextButton } from '../../components/TextButton/TextButton.tsx';
import { chip, item, lead, remove, value as valueClass } from './AppliedFilters.css.ts';

/** A filter that narrows a list. */
export interface AppliedFilter {
  id: string;
  label: string;
  value: string;
  /** The group of the filter in words, which is written before the first of the group. */
  group?: string | null;
  onRemove: () => void;
}

interface AppliedFiltersProps {
  /** The name of the list of filters. */
  label: string;
  filters: readonly AppliedFilter[];
  /** The name of the button that takes a filter away. */
  removeLabel: (filter: string) => string;
  /** A last button takes them all away. */
  clear?: { label: string; onClear: () => void };
  /** Gets the focus when the last filter is taken away, or all of them. */
  fallbackFocus?: RefObject<HTMLElement | null>;
}

const nameOf = ({ group, label, value }: AppliedFilter) =>
  [group, `${label} ${value}`.trim()].filter(Boolean).join(': ');

/** The filters that narrow a list. Each can be taken away alone; the focus goes on to the next one. */
export function AppliedFilters({
  label,
  filters,
  removeLabel,
  clear,
  fallbackFocus,
}: AppliedFiltersProps) {
  const list = useRef<HTMLDivElement>(null);
  const removed = useRef<{ index: number; of: number } | null>(null);

  useLayoutEffect(() => {
    // The owner of the filters may need a moment to take one away.
    if (removed.current === null || removed.current.of === filters.length) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const { index } = removed.current;
    removed.current = null;
    (buttons[Math.min(index, buttons.length - 1)] ?? fallbackFocus?.current)?.focus();
  }, [filters.length, fallbackFocus]);

  if (filters.length === 0) return null;
  return (
    <Inline as="ul" ref={list} gap={2} spaceAfter={4} aria-label={label}>
      {filters.map((filter, index) => {
        const { id, group, value, onRemove } = filter;
        const isFirst = index === 0 || filters[index - 1]?.group !== group;
        return (
          <li key={id} className={item}>
            {isFirst && typeof group === 'string' && <span className={lead}>{group}</span>}
            <span className={chip}>
              {filter.label}
              <bdi className={valueClass}>{value}</bdi>
              <IconButton
                label={removeLabel(nameOf(filter))}
                icon={X}
                variant="quiet"
                className={remove}
                onClick={() => {
                  removed.current = { index, of: filters.length };
                  onRemove();
                }}
              />
            </span>
          </li>
        );
      })}
      {clear !== undefined && (
        <li>
          <TextButton
            onClick={() => {
              removed.current = { index: 0, of: filters.length };
              clear.onClear();
            }}
          >
            {clear.label}
          </TextButton>
        </li>
      )}
    </Inline>
  );
}
