import {
  adminWaitlistMessages,
  NO_WAITLIST_FILTERS,
  type WaitlistFilters,
} from '@perigee/domain/admin';
import { X } from 'lucide-react';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import {
  chip,
  filters as list,
  remove,
  value as valueClass,
} from '../ActiveUsersPage/AppliedFilters.css.ts';
import { appliedFilters } from './filter-options.ts';

const texts = adminWaitlistMessages.filters;

interface AppliedFiltersProps {
  filters: WaitlistFilters;
  onChange: (change: Partial<WaitlistFilters>) => void;
}

/** The filters that are set. Each can be taken away alone, also those that a phone keeps in a drawer. */
export function AppliedFilters({ filters, onChange }: AppliedFiltersProps) {
  const applied = appliedFilters(filters);
  if (applied.length === 0) return null;
  return (
    <ul className={list} aria-label={texts.applied}>
      {applied.map(({ id, label, value }) => (
        <li key={id} className={chip}>
          {label}
          <bdi className={valueClass}>{value}</bdi>
          <IconButton
            label={texts.remove(`${label} ${value}`.trim())}
            icon={X}
            variant="quiet"
            className={remove}
            onClick={() => onChange({ [id]: NO_WAITLIST_FILTERS[id] })}
          />
        </li>
      ))}
      <li>
        <TextButton onClick={() => onChange(NO_WAITLIST_FILTERS)}>{texts.clear}</TextButton>
      </li>
    </ul>
  );
}
