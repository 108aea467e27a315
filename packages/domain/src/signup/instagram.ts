const PROFILE_ORIGIN = 'https://www.instagram.com/';

/** Instagram's own rule for a handle: letters, digits, dots and underscores, at most thirty. */
const HANDLE = /^[\w.]{1,30}$/;

/** The prefix that users paste with a handle when they copy it from their profile. */
const BEFORE_HANDLE = /^(?:(?:https?:\/\/)?(?:www\.)?instagram\.com\/|@)/i;
const AFTER_HANDLE = /\/?(?:\?.*)?$/;

/** The bare handle: '@ada', ' ada ' and 'https://instagram.com/ada/' all give 'ada'. */
export function instagramHandle(text: string): string {
  return text.trim().replace(BEFORE_HANDLE, '').replace(AFTER_HANDLE, '');
}

/** Whether the Instagram step can be sent. Source: member §5. */
export function isInstagramHandle(text: string): boolean {
  return HANDLE.test(instagramHandle(text));
}

/** The address of the profile, which is the stored value. '@ada' gives 'https://www.instagram.com/ada'. */
export function instagramProfileUrl(text: string): string {
  return PROFILE_ORIGIN + instagramHandle(text);
}
