import type { AccountEntryId, NavigationEntry } from '@perigee/domain/shell';
import type { HeaderEntry } from './header-entry.ts';

export interface HeaderEntriesOptions {
  /** The address of each entry. */
  hrefs: Record<Exclude<AccountEntryId, 'log-out'>, string>;
  onLogOut: () => void;
}

/** The entries that the domain selects, as the header draws them: a line separates the log-out. */
export function headerEntries(
  entries: readonly NavigationEntry<AccountEntryId>[],
  { hrefs, onLogOut }: HeaderEntriesOptions,
): HeaderEntry[] {
  const firstView = entries.find(({ id }) => id === 'admin-view' || id === 'host-view');
  return entries.map((entry) => {
    const { id, label, badge } = entry;
    const look = { label, ...(badge !== undefined && { badge }) };
    if (id === 'log-out') return { ...look, onSelect: onLogOut, startsGroup: true };
    return { ...look, href: hrefs[id], ...(entry === firstView && { startsGroup: true }) };
  });
}
