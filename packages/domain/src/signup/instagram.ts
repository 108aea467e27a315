const PROFILE_ORIGIN = 'https://www.instagram.com/';

/** Instagram's own rule for a handle: letters, digits, dots and underscores, at most thirty. */
const HANDLE = /^[\w.]{1,30}$/;

/** The handle without the leading @ and the spaces that people type around it. */
export function instagramHandle(text: string): string {
  return text.trim().replace(/^@/, '');
}

/** Whether the Instagram step can be sent. Source: member §5. */
export function isInstagramHandle(text: string): boolean {
  return HANDLE.test(instagramHandle(text));
}

/** The profile's address, which is what is stored. '@ada' gives 'https://www.instagram.com/ada'. */
export function instagramProfileUrl(text: string): string {
  return PROFILE_ORIGIN + instagramHandle(text);
}
