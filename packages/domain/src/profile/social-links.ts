import { SOCIAL_PLATFORMS, type SocialPlatform } from './social-platform.ts';

/** The display names of the networks. */
export const SOCIAL_PLATFORM_NAMES: Record<SocialPlatform, string> = {
  tiktok: 'TikTok',
  instagram: 'Instagram',
  twitter: 'Twitter',
  snapchat: 'Snapchat',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
};

/** The sites of each network, including their subdomains. */
const SITES: Record<SocialPlatform, readonly string[]> = {
  tiktok: ['tiktok.com'],
  instagram: ['instagram.com'],
  twitter: ['x.com', 'twitter.com'],
  snapchat: ['snapchat.com'],
  youtube: ['youtube.com', 'youtu.be'],
  linkedin: ['linkedin.com'],
};

type LinkField = `${SocialPlatform}Link`;

/** The stored links of a user: their targets have not been checked. */
export type StoredSocialLinks = Partial<Record<LinkField, string | null | undefined>>;

export interface SocialLink {
  platform: SocialPlatform;
  url: string;
}

/**
 * A web address, with its host. Credentials before the host and a port after it are not allowed: text before
 * an @ could imitate the network's host.
 */
const WEB_ADDRESS = /^https?:\/\/([a-z\d.-]+)(?:[/?#]|$)/i;

/** The address if it is a page of that network's site, else null. */
function pageOf(platform: SocialPlatform, link: string): string | null {
  const url = link.trim();
  const host = WEB_ADDRESS.exec(url)?.[1]?.toLowerCase();
  if (host === undefined) return null;
  return SITES[platform].some((site) => host === site || host.endsWith(`.${site}`)) ? url : null;
}

/**
 * The links that a profile shows, in the order of the documents: links that are set and lead to their
 * network. All others, such as `javascript:`, are left out. Source: member §2.
 */
export function socialLinksOf(person: StoredSocialLinks): SocialLink[] {
  return SOCIAL_PLATFORMS.flatMap((platform) => {
    const url = pageOf(platform, person[`${platform}Link`] ?? '');
    return url === null ? [] : [{ platform, url }];
  });
}
