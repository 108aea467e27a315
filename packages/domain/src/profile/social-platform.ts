import { instagramProfileUrl } from '../signup/instagram.ts';

/** The networks whose links the profile view shows. Source: member §2. */
export const SOCIAL_PLATFORMS = [
  'tiktok',
  'instagram',
  'twitter',
  'snapchat',
  'youtube',
  'linkedin',
] as const;
export type SocialPlatform = (typeof SOCIAL_PLATFORMS)[number];

export function isSocialPlatform(name: string): name is SocialPlatform {
  return SOCIAL_PLATFORMS.some((platform) => platform === name);
}

/** Narrow enough for every network, so that a handle needs no encoding in an address. */
const HANDLE = /^[\w.-]{1,60}$/;

/** The bare handle: '@ada' and ' ada ' both give 'ada'. */
export function socialHandle(text: string): string {
  return text.trim().replace(/^@/, '');
}

export function isSocialHandle(handle: string): boolean {
  return HANDLE.test(handle);
}

const PROFILE_URLS: Record<SocialPlatform, (handle: string) => string> = {
  tiktok: (handle) => `https://www.tiktok.com/@${handle}`,
  instagram: instagramProfileUrl,
  twitter: (handle) => `https://x.com/${handle}`,
  snapchat: (handle) => `https://www.snapchat.com/add/${handle}`,
  youtube: (handle) => `https://www.youtube.com/@${handle}`,
  linkedin: (handle) => `https://www.linkedin.com/in/${handle}`,
};

/** The address of a profile. `handle` has no leading @. */
export function socialProfileUrl(platform: SocialPlatform, handle: string): string {
  return PROFILE_URLS[platform](handle);
}

/** Whether an address is a profile of the platform, in the format of {@link socialProfileUrl}. */
export function isSocialProfileUrl(platform: SocialPlatform, url: string): boolean {
  const handle = url.slice(socialProfileUrl(platform, '').length);
  return isSocialHandle(handle) && url === socialProfileUrl(platform, handle);
}
