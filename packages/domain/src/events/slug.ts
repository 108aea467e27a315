const SLUG = /^[A-Za-z0-9_-]+$/;

/** Ends of addresses that lead elsewhere than to an event, so that no event can be called them. */
const RESERVED = new Set(['create', 'dashboard', 'discover', 'miscellaneous', 'portal']);

/** Whether a text has only what a slug may have. Source: events §5. */
export const isSlug = (text: string): boolean => SLUG.test(text);

/** Whether a slug stands in the address of something else. */
export const isReservedSlug = (slug: string): boolean => RESERVED.has(slug.toLowerCase());

/** A slug of the words of some texts; empty where they have neither letters nor digits. */
export function slugOf(...texts: string[]): string {
  return texts
    .join(' ')
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
