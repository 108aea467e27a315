const PROFILE_ORIGIN = 'https://www.instagram.com/';

/** Instagram's own rule for a handle: letters, digits, dots and underscores, at most thirty. */
const HANDLE = /^[\w.]{1,30}$/;

/** What people paste in front of the handle when they copy it off their profile. */
const BEFORE_HANDLE = /^(?:(?:https?:\/\/)?(?:www\.)?instagram\.com\/|@)/i;
const AFTER_HANDLE = /\/?(?:\?.*)?$/;

/** The handle alone: '@ada', ' ada ' and 'https://instagram.com/ada/' all give 'ada'. */
export function instagramHandle(text: string): string {
  return text.trim().replace(BEFORE_HANDLE, '').replace(AFTER_HANDLE, '');
}

/** Whether the Instagram step can be sent. Source: member §5. */
export function isInstagramHandle(text: string): boolean {
  return HANDLE.test(instagramHandle(text));
}

/** The profile's address, which is what is stored. '@ada' gives 'https://www.instagram.com/ada'. */
export function instagramProfileUrl(text: string): string {
  return PROFILE_ORIGIN + instagramHandle(text);
}
