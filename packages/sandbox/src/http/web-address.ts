/** The origin of an address, or null for an address that is not absolute. */
export const originOf = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).origin : null;

/** Whether an address from a request leads into the web product. */
export function leadsIntoWeb(url: string, webUrl: string): boolean {
  const webOrigin = originOf(webUrl);
  return webOrigin !== null && originOf(url) === webOrigin;
}

/** An absolute address with additional fields in its query. */
export function withQuery(address: string, fields: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
