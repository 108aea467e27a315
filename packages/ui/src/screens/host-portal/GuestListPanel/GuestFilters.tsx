import { managerMessages, type GuestFilter } from '@perigee/domain/host-portal';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { Select } from '../../../components/Select/Select.tsx';

interface GuestFiltersProps {
  filter: GuestFilter;
  onChange: (filter: GuestFilter) => void;
}

const texts = managerMessages.guests;

const STATUSES = [
  { value: 'all', label: texts.allStatuses },
  { value: 'going', label: texts.statuses.going },
  { value: 'reserved', label: texts.statuses.reserved },
] as const;

const GENDERS = (['all', 'M', 'F', 'others'] as const).map((value) => ({
  value,
  label: texts.genders[value],
}));

/** Searches the guest list, and filters it by status and gender. */
export function GuestFilters({ filter, onChange }: GuestFiltersProps) {
  return (
    <>
      <SearchField
        label={texts.search}
        labelHidden
        size="small"
        placeholder={texts.searchPlaceholder}
        value={filter.text}
        onChange={(text) => onChange({ ...filter, text })}
      />
      <Select
        label={texts.heads.status}
        labelHidden
        size="small"
        options={STATUSES}
        value={filter.status}
        onChange={(status) => onChange({ ...filter, status })}
      />
      <Select
        label={texts.heads.gender}
        labelHidden
        size="small"
        options={GENDERS}
        value={filter.gender}
        onChange={(gender) => onChange({ ...filter, gender })}
      />
    </>
  );
}
