import { startSocialLink, type SocialPlatform } from '@perigee/api';
import type { LinkWindow } from '@perigee/ui/profile';
import { rememberSocialLink } from './begun-social-link.ts';

const CLOSED_CHECK_MS = 500;

/** A window of another site tells nothing of its end, so it is looked at again and again. */
function closingOf(popup: Window): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(timer);
      resolve();
    }, CLOSED_CHECK_MS);
  });
}

const FEATURES = 'popup,width=520,height=720';

/**
 * Begins to link an account: the network asks in a window of its own, and sends it back to our
 * callback. Where the browser allows no window, it asks in this one.
 *
 * @returns the window, or null where the network asks in this one
 * @throws {ApiError} where the link cannot begin; the window is closed again then
 */
export async function openSocialLink(platform: SocialPlatform): Promise<LinkWindow | null> {
  // Before anything is awaited: later, browsers take it for a window that nobody asked for.
  const popup = window.open('', '_blank', FEATURES);
  try {
    const { url } = await startSocialLink(platform);
    const state = new URL(url).searchParams.get('state') ?? '';
    rememberSocialLink({ platform, state, place: popup === null ? 'page' : 'popup' });
    if (popup === null) {
      window.location.assign(url);
      return null;
    }
    // The other network must not reach this page through its own window.
    popup.opener = null;
    popup.location.replace(url);
    return { closed: closingOf(popup) };
  } catch (error) {
    popup?.close();
    throw error;
  }
}
