import { priceLabel } from '@perigee/domain/events';
import { html } from 'hono/html';
import { TEST_CARDS } from './card-outcome.ts';
import { page, type Html } from '../../http/page.ts';
import { row } from '../page.ts';

/** The item that is paid for. */
interface Bought {
  description: string;
  amountCents: number;
}

const bought = ({ description, amountCents }: Bought) =>
  html`<p class="what">${description}</p>
    ${amountCents === 0 ? '' : html`<p class="price">${priceLabel(amountCents / 100)} USD</p>`}`;

const PROBLEM_ID = 'problem';

const field = (
  {
    name,
    label,
    length,
    hint = '',
  }: { name: string; label: string; length: number; hint?: string },
  autocomplete: string,
  invalid: Html | '' = '',
) =>
  html`<label
    >${label}
    <input
      name="${name}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      maxlength="${length}"
      placeholder="${hint}"
      required
      ${invalid}
    />
  </label>`;

/**
 * The page for a payment by card. With a `problem` it does not repeat the typed values, because
 * card numbers are never sent back. The focus is then on the first field, which the problem
 * describes.
 */
export function checkoutPage(
  session: Bought & { id: string; cancelUrl: string },
  problem: string | undefined,
): Html {
  const isRefused = problem !== undefined;
  return page(
    isRefused ? 'Payment not taken' : 'Payment',
    html`<div class="columns">
      <div>
        ${bought(session)}
        <p class="note">Charged once, when you pay.</p>
      </div>
      <form method="post" action="/checkout/${session.id}">
        ${isRefused ? html`<p role="alert" id="${PROBLEM_ID}">${problem}</p>` : ''}
        ${field(
          { name: 'number', label: 'Card number', length: 23 },
          'cc-number',
          isRefused ? html`aria-invalid="true" aria-describedby="${PROBLEM_ID}" autofocus` : '',
        )}
        <div class="row">
          ${field({ name: 'expMonth', label: 'Expiry month', length: 2, hint: 'MM' }, 'cc-exp-month')}
          ${field({ name: 'expYear', label: 'Expiry year', length: 4, hint: 'YYYY' }, 'cc-exp-year')}
          ${field({ name: 'cvc', label: 'CVC', length: 4, hint: '123' }, 'cc-csc')}
        </div>
        <button type="submit">Pay ${priceLabel(session.amountCents / 100)}</button>
        <a href="${session.cancelUrl}">Cancel</a>
        <p class="note">This page simulates the payments provider. No real card is charged.</p>
      </form>
      <section>
        <h2>Test cards</h2>
        <p class="note">Any month that is not over and any three digits go with them.</p>
        <dl>${TEST_CARDS.map(({ number, effect }) => row(number, effect))}</dl>
      </section>
    </div>`,
  );
}

/** The page on which a card's bank asks the payer to authenticate: `answer` is 'complete' or 'fail'. */
export function challengePage(payment: Bought): Html {
  return page(
    'Confirm the payment',
    html`${bought(payment)}
      <p>This page simulates the card’s bank, which asks whether it is you.</p>
      <form method="post">
        <button type="submit" name="answer" value="complete">Complete</button>
        <button class="quiet" type="submit" name="answer" value="fail">Fail</button>
      </form>`,
  );
}
