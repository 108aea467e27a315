import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** A page's text, or a part of one. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLE = raw(`
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 28rem; margin: 0 auto; padding: 3rem 1rem; }
  h1 { font-size: 1.5rem; margin: 0 0 1rem; }
  h2 { font-size: 1.125rem; margin: 2rem 0 0; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
  dd { margin: 0; overflow-wrap: anywhere; }
  form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin-top: 2rem; }
  button { font: inherit; padding: 0.75rem 1.5rem; }
  label { display: grid; gap: 0.25rem; flex: 1 1 100%; align-self: end; }
  label.short { flex: 1 1 6rem; }
  input { font: inherit; padding: 0.5rem; min-width: 0; width: 100%; box-sizing: border-box; }
  [role='alert'] { border-left: 0.25rem solid currentColor; padding-left: 0.75rem; font-weight: 600; }
`);

/** A page of something that the sandbox stands in for. It works without scripts. */
export function page(title: string, content: Html): Html {
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
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
