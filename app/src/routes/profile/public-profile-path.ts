import { paths } from '../paths.ts';

/** The pattern of public profiles. The router matches whole segments only, so the route checks the @. */
export const publicProfilePattern = paths.publicProfile.replace('@:slug', ':handle');

/** The address of the public profile with a username or an id. */
export function publicProfilePath(slug: string): string {
  return paths.publicProfile.replace(':slug', encodeURIComponent(slug));
}

/** The username or id of a handle, or null if the text is not a handle. */
export function slugOfHandle(handle: string): string | null {
  return handle.length > 1 && handle.startsWith('@') ? handle.slice(1) : null;
}
