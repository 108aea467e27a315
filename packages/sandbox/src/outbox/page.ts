import { dateTimeText } from '@perigee/domain';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { SentMessage } from './outbox.ts';

const REFRESH_SECONDS = 3;

const STYLE = raw(`
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 40rem; margin: 0 auto; padding: 1.5rem 1rem; }
  h1 { font-size: 1.5rem; margin: 0; }
  p { margin: 0.25rem 0; overflow-wrap: anywhere; }
  ol { list-style: none; padding: 0; }
  li { padding: 1rem 0; border-top: 1px solid color-mix(in srgb, currentColor 25%, transparent); }
  header { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; }
  .code { font: 600 2rem/1.3 ui-monospace, monospace; letter-spacing: 0.15em; }
`);

function item({ to, text, code, link, sentAt }: SentMessage) {
  return html`<li>
    <header>
      <strong>${to}</strong>
      <time datetime="${sentAt.toISOString()}">${dateTimeText(sentAt, 'UTC')} UTC</time>
    </header>
    ${code === null ? '' : html`<p class="code">${code}</p>`}
    <p>${text}</p>
    ${link === null ? '' : html`<p><a href="${link}">${link}</a></p>`}
  </li>`;
}

/**
 * The page with the messages that the sandbox would have sent. It works without scripts and reloads
 * itself.
 *
 * @param messages the newest first
 */
export function outboxPage(
  messages: SentMessage[],
): HtmlEscapedString | Promise<HtmlEscapedString> {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta http-equiv="refresh" content="${REFRESH_SECONDS}" />
        <link rel="icon" href="data:," />
        <title>Outbox</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <h1>Outbox</h1>
        <p>Codes and messages that the real product would send.</p>
        ${
          messages.length === 0
            ? html`<p>Nothing has been sent yet.</p>`
            : html`<ol>
                ${messages.map(item)}
              </ol>`
        }
      </body>
    </html>`;
}
