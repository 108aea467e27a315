import { dateYearText } from '@perigee/domain';
import { html } from 'hono/html';
import { page, type Html } from '../../http/page.ts';
import { row } from '../page.ts';

/** The values of the connect page, and the addresses of its two actions. */
interface ConnectPage {
  email: string;
  phone: string;
  state: string;
  redirectUri: string;
  /** The address for a host who cancels. */
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

/** The page of a connected account. */
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
        ${row('Connected', dateYearText(account.connectedAt, 'UTC'))}
      </dl>`,
  );
}
