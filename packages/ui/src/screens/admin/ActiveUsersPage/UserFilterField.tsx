import {
  activeUsersMessages,
  filterOptions,
  withFilter,
  type FilterValue,
  type UserFilter,
  type UserSearch,
} from '@perigee/domain/admin';
import { Field, useField } from '../../../components/Field/Field.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { end, ends, range } from './ActiveUsersPage.css.ts';

interface UserFilterFieldProps {
  filter: UserFilter;
  search: UserSearch;
  onChange: (search: UserSearch) => void;
}

const { any, min: minText, max: maxText, to } = activeUsersMessages;

/** The first option takes a choice back. */
const ANY = '';

/** A filter: one list, or the lists of a minimum and a maximum. */
export function UserFilterField({ filter, search, onChange }: UserFilterFieldProps) {
  const { ids } = useField({});
  const {
    label,
    group,
    fields: [first, last],
  } = filter;
  const select = (field: string, name: string, placeholder: string) => (
    <Select<FilterValue>
      label={name}
      labelHidden={name !== label}
      size="small"
      className={last === undefined ? undefined : end}
      placeholder={placeholder}
      options={[{ value: ANY, label: any }, ...filterOptions(filter, field, search)]}
      value={search[group][field] ?? null}
      onChange={(value) => {
        onChange(withFilter(search, group, field, value === ANY ? undefined : value));
      }}
    />
  );
  if (last === undefined) return select(first, label, any);
  return (
    <div className={range}>
      <Field ids={ids} labels="group" label={label}>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset within a fieldset */}
        <div role="group" aria-labelledby={ids.labelId} className={ends}>
          {select(first, `${minText} ${label}`, minText)}
          <span aria-hidden="true">{to}</span>
          {select(last, `${maxText} ${label}`, maxText)}
        </div>
      </Field>
    </div>
  );
}
