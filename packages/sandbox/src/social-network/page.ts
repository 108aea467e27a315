import type { SocialPlatform } from '@perigee/domain/profile';
import { html } from 'hono/html';
import { page, type Html } from '../http/page.ts';

/**
 * The simulated consent page of another network, which asks whether Perigee may know an account. It
 * works without scripts.
 *
 * @param problem the problem of the handle that was sent before, or null
 */
export function askingPage(
  { platform, state, handle }: { platform: SocialPlatform; state: string; handle: string },
  problem: string | null,
): Html {
  return page(
    `Link ${platform}`,
    html`<p>The real ${platform} would ask you here. Say which account you want to link.</p>
      ${problem === null ? '' : html`<p role="alert">${problem}</p>`}
      <form method="post">
        <input type="hidden" name="state" value="${state}" />
        <label>
          Name of the account
          <input
            name="handle"
            value="${handle}"
            required
            maxlength="61"
            autocomplete="off"
            autocapitalize="none"
            spellcheck="false"
          />
        </label>
        <button name="answer" value="allow">Allow</button>
        <button class="quiet" name="answer" value="deny" formnovalidate>Deny</button>
      </form>`,
  );
}

/** The page for a request whose state is expired or unknown. */
export function refusingPage(problem: string): Html {
  return page('Nothing to link', html`<p role="alert">${problem}</p>`);
}
