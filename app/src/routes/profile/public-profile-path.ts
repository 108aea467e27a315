import { paths } from '../paths.ts';

/**
 * What the router matches of public profiles. It takes whole segments only, so that the route looks
 * for the @ itself.
 */
export const publicProfilePattern = paths.publicProfile.replace('@:slug', ':handle');

/** Where the public profile of a username or an id is. */
export function publicProfilePath(slug: string): string {
  return paths.publicProfile.replace(':slug', encodeURIComponent(slug));
}

/** The username or id in what stands where a handle would, or null where it is none. */
export function slugOfHandle(handle: string): string | null {
  return handle.length > 1 && handle.startsWith('@') ? handle.slice(1) : null;
}
