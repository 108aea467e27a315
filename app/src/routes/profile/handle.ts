/** The username or id of a handle, or null if the text is not a handle. */
export function slugOfHandle(handle = ''): string | null {
  return handle.length > 1 && handle.startsWith('@') ? handle.slice(1) : null;
}
