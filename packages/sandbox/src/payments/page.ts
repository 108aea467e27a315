import { html } from 'hono/html';
import { page, type Html } from '../http/page.ts';

/** A line of a `dl`; empty for an empty value. */
export const row = (name: string, value: string) =>
  value === ''
    ? ''
    : html`<dt>${name}</dt>
        <dd>${value}</dd>`;

/** A page that accepts no payment (any more), with a link to continue. */
export function closedPage(
  { title, text }: { title: string; text: string },
  way?: { label: string; url: string },
): Html {
  return page(
    title,
    html`<p>${text}</p>
      ${way === undefined ? '' : html`<a class="button" href="${way.url}">${way.label}</a>`}`,
  );
}
