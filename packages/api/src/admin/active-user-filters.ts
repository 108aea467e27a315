import type { ActiveUserFilters } from '../generated/model/index.ts';

/** A group of the form without its empty fields, sorted by key, so that each search has one URL. */
const chosen = (group: object = {}) =>
  Object.fromEntries(
    Object.entries(group)
      .filter(([, value]) => value !== undefined && value !== '')
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );

/**
 * The search form of active users as `listActiveUsers` takes it: a JSON string. Fields that are
 * blank or missing are left out; undefined where nothing was chosen. Source: admin §2, §7.
 */
export function activeUserFilters({ about, lookingFor }: ActiveUserFilters): string | undefined {
  const groups = Object.entries({ about: chosen(about), lookingFor: chosen(lookingFor) }).filter(
    ([, group]) => Object.keys(group).length > 0,
  );
  return groups.length === 0 ? undefined : JSON.stringify(Object.fromEntries(groups));
}
