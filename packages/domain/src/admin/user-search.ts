import {
  USER_FILTERS,
  type FilterGroup,
  type FilterOption,
  type FilterValue,
  type UserFilter,
} from './user-filters.ts';
import { limits } from '../limits.ts';

/** The chosen values of a group of filters, by field. */
type FilterValues = Readonly<Partial<Record<string, FilterValue>>>;

/** What an admin searches the active users for. Source: admin §2. */
export interface UserSearch extends Readonly<Record<FilterGroup, FilterValues>> {
  /** A part of the name, email or username, or the whole ID. */
  readonly text: string;
}

export const NO_USER_SEARCH: UserSearch = { text: '', about: {}, lookingFor: {} };

const GROUPS = ['about', 'lookingFor'] as const;

/** The search with another value of a field; undefined for any value. */
export function withFilter(
  search: UserSearch,
  group: FilterGroup,
  field: string,
  value: FilterValue | undefined,
): UserSearch {
  return { ...search, [group]: { ...search[group], [field]: value } };
}

/**
 * The options of a field of a filter. A minimum is at most the chosen maximum, and a maximum at least the
 * chosen minimum.
 *
 * @param field one of the fields of the filter
 */
export function filterOptions(
  { group, fields: [min, max], options }: UserFilter,
  field: string,
  search: UserSearch,
): readonly FilterOption[] {
  if (max === undefined) return options;
  const other = search[group][field === min ? max : min];
  const end = options.findIndex(({ value }) => value === other);
  if (end === -1) return options;
  return field === min ? options.slice(0, end + 1) : options.slice(end);
}

/** The chosen fields of a group, in the order of the form. */
const chosenIn = (group: FilterGroup, search: UserSearch): [string, FilterValue][] =>
  USER_FILTERS.filter((filter) => filter.group === group)
    .flatMap(({ fields }): readonly string[] => fields)
    .flatMap((field) => {
      const value = search[group][field];
      return value === undefined ? [] : [[field, value]];
    });

/**
 * The query of the call that lists active users: the text, and the filters as a JSON string; undefined for all
 * users. Empty values are left out, and equal searches have equal queries. Source: admin §7.
 */
export function activeUserParams(
  search: UserSearch,
): { search?: string; filters?: string } | undefined {
  const text = search.text.trim();
  const groups = GROUPS.map((group) => [group, chosenIn(group, search)] as const)
    .filter(([, chosen]) => chosen.length > 0)
    .map(([group, chosen]) => [group, Object.fromEntries(chosen)] as const);
  if (text === '' && groups.length === 0) return undefined;
  return {
    ...(text !== '' && { search: text }),
    ...(groups.length > 0 && { filters: JSON.stringify(Object.fromEntries(groups)) }),
  };
}

const TEXT_KEY = 'search';
const keyOf = (group: FilterGroup, field: string) => `${group}.${field}`;

/** The search as query parameters of the page's address: `search=noor&about.minAge=28`. */
export function userSearchQuery(search: UserSearch): Record<string, string> {
  const text = search.text.trim();
  const fields = GROUPS.flatMap((group) =>
    chosenIn(group, search).map(([field, value]) => [keyOf(group, field), String(value)]),
  );
  return { ...(text !== '' && { [TEXT_KEY]: text }), ...Object.fromEntries(fields) };
}

/**
 * The search in the page's address. Values that are not among the options are ignored, as is a minimum above
 * its maximum.
 *
 * @param get the value of a query parameter, or null
 */
export function userSearchFrom(get: (name: string) => string | null): UserSearch {
  const text = (get(TEXT_KEY) ?? '').trim().slice(0, limits.userSearchLength);
  let search: UserSearch = { ...NO_USER_SEARCH, text };
  for (const filter of USER_FILTERS) {
    // The maximum first: it limits the options of the minimum.
    for (const field of filter.fields.toReversed()) {
      const given = get(keyOf(filter.group, field));
      const option = filterOptions(filter, field, search).find(
        ({ value }) => String(value) === given,
      );
      if (option !== undefined) search = withFilter(search, filter.group, field, option.value);
    }
  }
  return search;
}

/** A filter that narrows the list. */
export interface AppliedFilter {
  /** Differs between the filters of a search. */
  id: string;
  /** Null for the text. */
  group: FilterGroup | null;
  label: string;
  /** The values in words: 'F', '28 to 36', 'from 7'. */
  value: string;
  /** The search without it. */
  without: UserSearch;
}

/** The filters of a search that are set, in the order of the form. */
export function appliedFilters(search: UserSearch): AppliedFilter[] {
  const text = search.text.trim();
  const ofText: AppliedFilter[] =
    text === ''
      ? []
      : [
          {
            id: TEXT_KEY,
            group: null,
            label: 'Search',
            value: text,
            without: { ...search, text: '' },
          },
        ];
  const ofFields = USER_FILTERS.flatMap((filter): AppliedFilter[] => {
    const value = valueText(filter, search);
    if (value === null) return [];
    const { group, label, fields } = filter;
    const without = fields.reduce<UserSearch>(
      (rest, field) => withFilter(rest, group, field, undefined),
      search,
    );
    return [{ id: keyOf(group, fields[0]), group, label, value, without }];
  });
  return [...ofText, ...ofFields];
}

/** The chosen values of a filter in words, or null. */
function valueText({ group, fields: [min, max], options }: UserFilter, search: UserSearch) {
  const labelOf = (field: string) =>
    options.find(({ value }) => value === search[group][field])?.label ?? null;
  const from = labelOf(min);
  if (max === undefined) return from;
  const to = labelOf(max);
  if (from === to) return from;
  if (to === null) return `from ${from}`;
  return from === null ? `to ${to}` : `${from} to ${to}`;
}
