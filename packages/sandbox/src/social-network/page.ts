import type { SocialPlatform } from '@perigee/domain';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

const STYLE = raw(`
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 24rem; margin: 0 auto; padding: 3rem 1rem; }
  h1 { font-size: 1.5rem; margin: 0; }
  form { display: grid; gap: 1rem; margin-top: 1rem; }
  label { display: grid; gap: 0.25rem; }
  input, button { font: inherit; padding: 0.5rem; }
  [role='alert'] { border-inline-start: 0.25rem solid; padding-inline-start: 0.75rem; }
`);

type Page = HtmlEscapedString | Promise<HtmlEscapedString>;

function document(title: string, body: Page): Page {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`;
}

/**
 * The page on which another network would ask whether Perigee may know an account. It works without
 * scripts.
 *
 * @param problem what was wrong with the handle that was sent before, if anything
 */
export function askingPage(
  { platform, state, handle }: { platform: SocialPlatform; state: string; handle: string },
  problem: string | null,
): Page {
  return document(
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
        <button name="answer" value="deny" formnovalidate>Deny</button>
      </form>`,
  );
}

/** The page for whoever comes too late, or out of nowhere. */
export function refusingPage(problem: string): Page {
  return document('Nothing to link', html`<p role="alert">${problem}</p>`);
}
