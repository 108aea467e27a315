/** The origin of an address, or null where it is not a whole one. */
export const originOf = (url: string): string | null =>
  URL.canParse(url) ? new URL(url).origin : null;

/** Whether an address that came with a request leads into the web product, and nowhere else. */
export function leadsIntoWeb(url: string, webUrl: string): boolean {
  const webOrigin = originOf(webUrl);
  return webOrigin !== null && originOf(url) === webOrigin;
}

/** A whole address with more in its query. */
export function withQuery(address: string, fields: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  return url.href;
}
