import type { SocialPlatform } from '@perigee/api';

/** Where the other network asks: in a window that we opened, or in the page itself. */
type Place = 'popup' | 'page';

interface BegunSocialLink {
  platform: SocialPlatform;
  /** By which the server knows who began. */
  state: string;
  place: Place;
}

/** Shared with the window that comes back. Only the newest one counts. */
const KEY = 'socialLink';

const textOf = (place: Place, platform: string, state: string) => `${place} ${platform} ${state}`;

/** Notes that this browser began to link an account, for when the network sends it back. */
export function rememberSocialLink({ platform, state, place }: BegunSocialLink): void {
  localStorage.setItem(KEY, textOf(place, platform, state));
}

/** Where this browser began the link that comes back with `state`, or null if it began none such. */
export function placeOfSocialLink(platform: string, state: string): Place | null {
  const stored = localStorage.getItem(KEY);
  const places: Place[] = ['popup', 'page'];
  return places.find((place) => textOf(place, platform, state) === stored) ?? null;
}

export function forgetSocialLink(): void {
  localStorage.removeItem(KEY);
}
