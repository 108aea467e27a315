const SLUG = /^[A-Za-z0-9_-]+$/;

/** The last segments of other addresses, which no event may have as its slug. */
const RESERVED = new Set(['create', 'dashboard', 'discover', 'miscellaneous', 'portal']);

/** Whether a text has only the characters of a slug. Source: events §5. */
export const isSlug = (text: string): boolean => SLUG.test(text);

/** The name of a match's room, and 'match', from which the further slugs of a series would become one. */
const MATCH_ROOM = /^match(?:-\d+)?$/i;

/** Whether a slug belongs to another address, or is the name of a match's room. */
export const isReservedSlug = (slug: string): boolean =>
  RESERVED.has(slug.toLowerCase()) || MATCH_ROOM.test(slug);

/** A slug from the words of some texts; empty if they have neither letters nor digits. */
export function slugOf(...texts: string[]): string {
  return texts
    .join(' ')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
