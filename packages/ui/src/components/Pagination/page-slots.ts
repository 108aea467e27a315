/** A page to go to, or a gap; each with a stable key. */
export type PageSlot = { page: number } | { gap: 'before' | 'after' };

/** A constant number of slots for any number of pages: the buttons do not move while the user pages. */
const SLOTS = 7;

const pagesFrom = (first: number, last: number): PageSlot[] =>
  Array.from({ length: last - first + 1 }, (_, index) => ({ page: first + index }));

/** The first page, the pages around the current one, and the last. */
export function pageSlots(page: number, pages: number): PageSlot[] {
  if (pages <= SLOTS) return pagesFrom(1, pages);
  const ends = SLOTS - 2;
  if (page < ends) return [...pagesFrom(1, ends), { gap: 'after' }, { page: pages }];
  if (page > pages - ends + 1) {
    return [{ page: 1 }, { gap: 'before' }, ...pagesFrom(pages - ends + 1, pages)];
  }
  return [
    { page: 1 },
    { gap: 'before' },
    ...pagesFrom(page - 1, page + 1),
    { gap: 'after' },
    { page: pages },
  ];
}
