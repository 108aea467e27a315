import { priceLabel } from '@perigee/domain';
import { html } from 'hono/html';
import { TEST_CARDS } from './card-outcome.ts';
import { page, type Html } from '../../http/page.ts';
import { row } from '../page.ts';

/** What is paid. */
interface Bought {
  description: string;
  amountCents: number;
}

const bought = ({ description, amountCents }: Bought) =>
  html`<dl>
    ${row('For', description)}
    ${row('Price', amountCents === 0 ? '' : `${priceLabel(amountCents / 100)} USD`)}
  </dl>`;

const alert = (problem: string | undefined) =>
  problem === undefined ? '' : html`<p role="alert">${problem}</p>`;

const field = (
  { name, label, length }: { name: string; label: string; length: number },
  autocomplete: string,
) =>
  html`<label class="${name === 'number' ? '' : 'short'}"
    >${label}
    <input
      name="${name}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      maxlength="${length}"
      required
    />
  </label>`;

/**
 * The page on which something is paid by card. What was typed does not come back with a `problem`:
 * card numbers go in only.
 */
export function checkoutPage(
  session: Bought & { id: string; cancelUrl: string },
  problem: string | undefined,
): Html {
  return page(
    'Payment',
    html`${alert(problem)}${bought(session)}
      <p>This is the sandbox’s stand-in for the payments provider. No real card is charged.</p>
      <form method="post" action="/checkout/${session.id}">
        ${field({ name: 'number', label: 'Card number', length: 23 }, 'cc-number')}
        ${field({ name: 'expMonth', label: 'Expiry month', length: 2 }, 'cc-exp-month')}
        ${field({ name: 'expYear', label: 'Expiry year', length: 4 }, 'cc-exp-year')}
        ${field({ name: 'cvc', label: 'CVC', length: 4 }, 'cc-csc')}
        <button type="submit">Pay ${priceLabel(session.amountCents / 100)}</button>
        <a href="${session.cancelUrl}">Cancel</a>
      </form>
      <h2>Test cards</h2>
      <p>Any month that is not over and any three digits go with them.</p>
      <dl>${TEST_CARDS.map(({ number, effect }) => row(number, effect))}</dl>`,
  );
}

/** The page on which a card's bank asks whether it is you: `answer` is 'complete' or 'fail'. */
export function challengePage(payment: Bought): Html {
  return page(
    'Confirm the payment',
    html`${bought(payment)}
      <p>This is the sandbox’s stand-in for the card’s bank, which asks whether it is you.</p>
      <form method="post">
        <button type="submit" name="answer" value="complete">Complete</button>
        <button type="submit" name="answer" value="fail">Fail</button>
      </form>`,
  );
}
