/** The query parameter with the page of a table, counted from 1. */
const PAGE_KEY = 'page';

/** The page in an address; 1 without one, or for anything else than a page. */
export function pageIn(search: URLSearchParams): number {
  const text = search.get(PAGE_KEY) ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** The page as query parameters; the first page has none. */
export function pageQuery(page: number): Record<string, string> {
  return page === 1 ? {} : { [PAGE_KEY]: String(page) };
}
