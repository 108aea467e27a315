const SLUG = /^[A-Za-z0-9_-]+$/;

/** The last segments of other addresses, which no event may have as its slug. */
const RESERVED = new Set(['create', 'dashboard', 'discover', 'miscellaneous', 'portal']);

/** Whether a text has only the characters of a slug. Source: events §5. */
export const isSlug = (text: string): boolean => SLUG.test(text);

/** Whether a slug belongs to another address. */
export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug.toLowerCase());

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
