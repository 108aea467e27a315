import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

const STYLE = raw(`
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  main { max-width: 28rem; margin: 0 auto; padding: 3rem 1rem; }
  h1 { font-size: 1.5rem; margin: 0 0 1rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
  dd { margin: 0; overflow-wrap: anywhere; }
  form { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; margin-top: 2rem; }
  button { font: inherit; padding: 0.75rem 1.5rem; }
`);

function page(title: string, content: Html): Html {
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

const row = (name: string, value: string) =>
  value === ''
    ? ''
    : html`<dt>${name}</dt>
        <dd>${value}</dd>`;

/** What the connect page shows, and where its two ways out lead. */
interface ConnectPage {
  email: string;
  phone: string;
  state: string;
  redirectUri: string;
  /** Where somebody goes who does not connect an account. */
  cancelUrl: string;
}

/** The page on which a host connects their payouts account. It works without scripts. */
export function connectPage({ email, phone, state, redirectUri, cancelUrl }: ConnectPage): Html {
  return page(
    'Connect payouts',
    html`<p>Perigee would pay your earnings to this account. No real account is opened here.</p>
      <dl>${row('Email', email)}${row('Phone', phone)}</dl>
      <form method="post">
        <input type="hidden" name="state" value="${state}" />
        <input type="hidden" name="redirect_uri" value="${redirectUri}" />
        <button type="submit">Connect account</button>
        <a href="${cancelUrl}">Cancel</a>
      </form>`,
  );
}

/** The page of an account that is connected. */
export function accountPage(account: {
  accountId: string;
  hostName: string;
  connectedAt: Date;
}): Html {
  return page(
    'Payouts account',
    html`<p>Here a host would see what was paid out to them. Nothing real is paid here.</p>
      <dl>
        ${row('Host', account.hostName)}${row('Account', account.accountId)}
        ${row('Connected', account.connectedAt.toISOString().slice(0, 10))}
      </dl>`,
  );
}
