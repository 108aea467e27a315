import type { SocialPlatform } from '@perigee/api';

/** Where the other network asks for consent: in a popup, or in the page itself. */
type Place = 'popup' | 'page';

interface BegunSocialLink {
  platform: SocialPlatform;
  /** The server identifies the user by it. */
  state: string;
  place: Place;
}

/** Shared with the window that returns. Only the newest entry counts. */
const KEY = 'socialLink';

const textOf = (place: Place, platform: string, state: string) => `${place} ${platform} ${state}`;

/** Records that this browser began to link an account, for the network's redirect back. */
export function rememberSocialLink({ platform, state, place }: BegunSocialLink): void {
  localStorage.setItem(KEY, textOf(place, platform, state));
}

/** Where this browser began the link that returns with `state`, or null if it did not begin it. */
export function placeOfSocialLink(platform: string, state: string): Place | null {
  const stored = localStorage.getItem(KEY);
  const places: Place[] = ['popup', 'page'];
  return places.find((place) => textOf(place, platform, state) === stored) ?? null;
}

export function forgetSocialLink(): void {
  localStorage.removeItem(KEY);
}
