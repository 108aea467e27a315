import { SOCIAL_PLATFORMS, type SocialPlatform } from './social-platform.ts';

/** What the networks are called. */
export const SOCIAL_PLATFORM_NAMES: Record<SocialPlatform, string> = {
  tiktok: 'TikTok',
  instagram: 'Instagram',
  twitter: 'Twitter',
  snapchat: 'Snapchat',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
};

/** The sites of each network. Their subdomains are theirs as well. */
const SITES: Record<SocialPlatform, readonly string[]> = {
  tiktok: ['tiktok.com'],
  instagram: ['instagram.com'],
  twitter: ['x.com', 'twitter.com'],
  snapchat: ['snapchat.com'],
  youtube: ['youtube.com', 'youtu.be'],
  linkedin: ['linkedin.com'],
};

type LinkField = `${SocialPlatform}Link`;

/** The links that a person has, as they were stored: nobody has checked where they lead. */
export type StoredSocialLinks = Partial<Record<LinkField, string | null | undefined>>;

export interface SocialLink {
  platform: SocialPlatform;
  url: string;
}

/**
 * A web address, with its host. Nothing may stand between the two slashes and the host, nor a port
 * after it: what is before an @ looks like the network and is not.
 */
const WEB_ADDRESS = /^https?:\/\/([a-z\d.-]+)(?:[/?#]|$)/i;

/** The address, where it is a page of that network's site and nothing else, or null. */
function pageOf(platform: SocialPlatform, link: string): string | null {
  const url = link.trim();
  const host = WEB_ADDRESS.exec(url)?.[1]?.toLowerCase();
  if (host === undefined) return null;
  return SITES[platform].some((site) => host === site || host.endsWith(`.${site}`)) ? url : null;
}

/**
 * The links that a profile shows, in the order of the documents: those that are set and lead to the
 * network that they name. Anything else, such as `javascript:`, is left out. Source: member §2.
 */
export function socialLinksOf(person: StoredSocialLinks): SocialLink[] {
  return SOCIAL_PLATFORMS.flatMap((platform) => {
    const url = pageOf(platform, person[`${platform}Link`] ?? '');
    return url === null ? [] : [{ platform, url }];
  });
}
