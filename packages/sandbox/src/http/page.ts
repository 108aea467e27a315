import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** A page's text, or a part of one. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

// The colors are those of the product's two themes, which the sandbox cannot import.
const STYLE = raw(`
  :root {
    color-scheme: light dark;
    --ground: light-dark(oklch(0.972 0.011 85), oklch(0.172 0.017 288));
    --card: light-dark(oklch(0.996 0.003 85), oklch(0.212 0.018 288));
    --field: light-dark(oklch(0.992 0.005 85), oklch(0.14 0.015 288));
    --strong: light-dark(oklch(0.215 0.022 288), oklch(0.955 0.018 85));
    --body: light-dark(oklch(0.33 0.02 288), oklch(0.87 0.018 82));
    --muted: light-dark(oklch(0.475 0.018 288), oklch(0.735 0.02 80));
    --line: light-dark(oklch(0.215 0.022 288 / 0.14), oklch(0.955 0.02 85 / 0.14));
    --control: light-dark(oklch(0.6 0.018 75), oklch(0.56 0.018 75));
    --accent: oklch(0.69 0.172 43);
    --accent-hover: light-dark(oklch(0.65 0.172 42), oklch(0.74 0.16 47));
    --on-accent: oklch(0.16 0.03 40);
    --link: light-dark(oklch(0.51 0.15 40), oklch(0.76 0.14 48));
    --bad: light-dark(oklch(0.49 0.165 25), oklch(0.74 0.145 22));
    --bad-wash: light-dark(oklch(0.6 0.18 25 / 0.1), oklch(0.74 0.145 22 / 0.14));
    background: var(--ground);
    color: var(--body);
    font: 1rem/1.5 ui-sans-serif, system-ui, sans-serif;
  }
  *, ::before, ::after { box-sizing: border-box; }
  body { margin: 0; }
  body > header, main { max-width: 30rem; margin: 0 auto; padding: 0 1.25rem; }
  body > header { padding-block: 1.5rem; font-size: 0.875rem; color: var(--muted); }
  body > header b { margin-right: 0.5rem; font: 600 1.25rem/1 ui-serif, Georgia, serif; color: var(--strong); }
  main { padding-bottom: 4rem; }
  h1, h2 { color: var(--strong); text-wrap: balance; }
  h1 { margin: 0 0 0.75rem; font: 500 2rem/1.15 ui-serif, Georgia, serif; }
  h2 { margin: 0 0 0.5rem; font-size: 1rem; }
  p { margin: 0 0 1rem; }
  a { color: var(--link); text-underline-offset: 0.2em; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.5rem 1.5rem; margin: 0 0 1rem; }
  dt { color: var(--muted); font-variant-numeric: tabular-nums; }
  dd { margin: 0; color: var(--strong); overflow-wrap: anywhere; }
  form { display: grid; gap: 1rem; margin: 1.5rem 0; padding: 1.25rem; border: 1px solid var(--line);
    border-radius: 1rem; background: var(--card); }
  form > p { margin: 0; }
  .price { margin: 0; font: 500 2rem/1.1 ui-serif, Georgia, serif; color: var(--strong); }
  .what { margin: 0 0 0.25rem; color: var(--strong); }
  .price + p { margin-top: 0.375rem; }
  .note { font-size: 0.875rem; color: var(--muted); }
  .row { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0.75rem; align-items: end; }
  label { display: grid; gap: 0.375rem; font-size: 0.875rem; color: var(--strong); }
  input { width: 100%; min-width: 0; min-height: 3rem; padding: 0 0.875rem; border: 1px solid var(--control);
    border-radius: 0.625rem; background: var(--field); color: var(--strong); font: inherit; font-size: 1rem; }
  ::placeholder { color: var(--muted); opacity: 1; }
  input[aria-invalid] { border-color: var(--bad); }
  button, .button, form > a { display: grid; place-content: center; min-height: 3rem; padding: 0.5rem 1.5rem;
    border: 1px solid transparent; border-radius: 999px; background: var(--accent); color: var(--on-accent);
    font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
  button:hover, .button:hover { background: var(--accent-hover); }
  button.quiet, form > a { border-color: var(--control); background: transparent; color: var(--strong); }
  button.quiet:hover, form > a:hover { border-color: var(--strong); }
  :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
  [role='alert'] { margin: 0; padding: 0.75rem 1rem; border-radius: 0.625rem; background: var(--bad-wash);
    color: var(--bad); font-weight: 600; }
  @media (min-width: 56rem) {
    body > header:has(+ main > .columns), main:has(> .columns) { max-width: 60rem; }
    .columns { display: grid; grid-template: auto 1fr / 1fr 26rem; gap: 2rem 4rem; }
    .columns form { padding: 1.5rem; grid-area: 1 / 2 / span 2; align-self: start; margin: 0; }
  }
`);

/** An HTML page of a service that the sandbox simulates. It works without scripts. */
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
        <header><b>Perigee</b> Sandbox</header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
}
