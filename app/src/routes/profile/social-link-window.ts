import type { SocialPlatform } from '@perigee/api';
import type { LinkWindow } from '@perigee/ui/profile';
import type { OtherPages, OtherWindow } from '../../services/other-pages.ts';
import { rememberSocialLink } from './begun-social-link.ts';

const CLOSED_CHECK_MS = 500;

/** A window of another origin sends no close event, so its state is polled. */
function closingOf(popup: OtherWindow): Promise<void> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(timer);
      resolve();
    }, CLOSED_CHECK_MS);
  });
}

/**
 * Begins to link an account: the network asks for consent in a popup, and redirects it back to our callback.
 * Where the browser blocks popups, it asks in this window.
 *
 * @param start makes the call, which answers with the network's page
 * @returns the popup, or null where the network asks in this window
 * @throws {ApiError} if the link cannot begin; the popup is closed again then
 */
export async function openSocialLink(
  platform: SocialPlatform,
  start: () => Promise<{ url: string }>,
  { openWindow, leave }: OtherPages,
): Promise<LinkWindow | null> {
  // Before the first await: later, browsers block the window as a popup without a click.
  const popup = openWindow({ width: 520, height: 720 });
  try {
    const { url } = await start();
    const state = new URL(url).searchParams.get('state') ?? '';
    rememberSocialLink({ platform, state, place: popup === null ? 'page' : 'popup' });
    if (popup === null) {
      leave(url);
      return null;
    }
    // The other network must not reach this page through its popup.
    popup.opener = null;
    popup.location.replace(url);
    return { closed: closingOf(popup) };
  } catch (error) {
    popup?.close();
    throw error;
  }
}
