import { limits } from '@perigee/domain';
import { activeUsersMessages, USER_FILTERS, type UserSearch } from '@perigee/domain/admin';
import { useLayoutEffect, useRef } from 'react';
import { SearchField } from '../../../components/SearchField/SearchField.tsx';
import { UserFilterField } from './UserFilterField.tsx';
import { fields, group as groupClass, legend } from './ActiveUsersPage.css.ts';

interface UserSearchFormProps {
  /** For the button that submits it from outside. */
  id: string;
  search: UserSearch;
  onChange: (search: UserSearch) => void;
  onSubmit: () => void;
}

const { text, groups } = activeUsersMessages;

/** The fields of the search. Source: admin §2 (search form). */
export function UserSearchForm({ id, search, onChange, onSubmit }: UserSearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // On a phone the keyboard would cover the filters.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SearchField
        ref={field}
        label={text}
        size="small"
        maxLength={limits.userSearchLength}
        value={search.text}
        onChange={(typed) => onChange({ ...search, text: typed })}
      />
      {(['about', 'lookingFor'] as const).map((group) => (
        <fieldset key={group} className={groupClass}>
          <legend className={legend}>{groups[group]}</legend>
          <div className={fields}>
            {USER_FILTERS.filter((filter) => filter.group === group).map((filter) => (
              <UserFilterField
                key={filter.label}
                filter={filter}
                search={search}
                onChange={onChange}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </form>
  );
}
