import { startSocialLink, type SocialPlatform } from '@perigee/api';
import { rememberSocialLink } from './begun-social-link.ts';

const FEATURES = 'popup,width=520,height=720';

/**
 * Begins to link an account: the network asks in a window of its own, and sends it back to our
 * callback. Where the browser allows no window, it asks in this one.
 *
 * @throws {ApiError} where the link cannot begin; the window is closed again then
 */
export async function openSocialLink(platform: SocialPlatform): Promise<void> {
  // Before anything is awaited: later, browsers take it for a window that nobody asked for.
  const popup = window.open('', '_blank', FEATURES);
  try {
    const { url } = await startSocialLink(platform);
    const state = new URL(url).searchParams.get('state') ?? '';
    rememberSocialLink({ platform, state, place: popup === null ? 'page' : 'popup' });
    if (popup === null) {
      window.location.assign(url);
    } else {
      // The other network must not reach this page through its own window.
      popup.opener = null;
      popup.location.replace(url);
    }
  } catch (error) {
    popup?.close();
    throw error;
  }
}
