import { activeUsersMessages, type AppliedFilter, type UserSearch } from '@perigee/domain/admin';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import {
  chip,
  filters as filtersClass,
  item,
  lead,
  remove,
  value as valueClass,
} from './AppliedFilters.css.ts';

interface AppliedFiltersProps {
  filters: readonly AppliedFilter[];
  onSearch: (search: UserSearch) => void;
  /** Gets the focus when the last filter is taken away. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

const { appliedGroups, applied, remove: removeText } = activeUsersMessages;

/** The group of a filter in words; the text of the search has none. */
const groupOf = ({ group }: AppliedFilter) => (group === null ? null : appliedGroups[group]);

const nameOf = (filter: AppliedFilter) =>
  [groupOf(filter), `${filter.label} ${filter.value}`].filter((part) => part !== null).join(': ');

/** The filters that narrow the list. Each can be taken away alone. */
export function AppliedFilters({ filters, onSearch, fallbackFocus }: AppliedFiltersProps) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ index: number; of: number } | null>(null);

  useLayoutEffect(() => {
    // The owner of the search may need a moment to take the filter away.
    if (removed.current === null || removed.current.of === filters.length) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const { index } = removed.current;
    removed.current = null;
    (buttons[Math.min(index, buttons.length - 1)] ?? fallbackFocus.current)?.focus();
  }, [filters.length, fallbackFocus]);

  if (filters.length === 0) return null;
  return (
    <ul ref={list} className={filtersClass} aria-label={applied}>
      {filters.map((filter, index) => {
        const group = groupOf(filter);
        const previous = filters[index - 1];
        const isFirst = previous === undefined || groupOf(previous) !== group;
        return (
          <li key={filter.id} className={item}>
            {isFirst && group !== null && <span className={lead}>{group}</span>}
            <span className={chip}>
              {filter.label}
              <bdi className={valueClass}>{filter.value}</bdi>
              <IconButton
                label={removeText(nameOf(filter))}
                icon={X}
                variant="quiet"
                className={remove}
                onClick={() => {
                  removed.current = { index, of: filters.length };
                  onSearch(filter.without);
                }}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
