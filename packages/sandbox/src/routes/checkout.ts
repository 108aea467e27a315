import { paymentServerMessages } from '@perigee/domain/membership';
import { Hono, type Context } from 'hono';
import type { SandboxContext } from '../context.ts';
import { errorText } from '../http/error-text.ts';
import { pageHeaders } from '../http/page-headers.ts';
import { closedPage } from '../payments/page.ts';
import type { Card } from '../payments/simulated/card-outcome.ts';
import { challengePage, checkoutPage } from '../payments/simulated/checkout-page.ts';
import {
  findSession,
  payByCard,
  statusOf,
  takePayment,
  type CheckoutSession,
  type Payment,
} from '../payments/simulated/checkout.ts';

/** The messages of a page that accepts no payment. */
const CLOSED = {
  paid: { http: 409, title: 'Paid', text: 'This is paid. Nothing more is charged.' },
  refunded: { http: 409, title: 'Paid back', text: 'This was paid and given back.' },
  expired: {
    http: 410,
    title: 'Too late',
    text: 'This page takes no payment any more, and nothing was charged. Begin again to pay.',
  },
} as const;

function closed(c: Context, session: CheckoutSession, status: keyof typeof CLOSED) {
  const { http, title, text } = CLOSED[status];
  const way =
    status === 'paid'
      ? { label: 'Continue', url: session.successUrl }
      : { label: 'Back', url: session.cancelUrl };
  return c.html(closedPage({ title, text }, way), http);
}

async function readForm(c: Context): Promise<(name: string) => string> {
  const form = new URLSearchParams(await c.req.text());
  return (name) => form.get(name)?.trim() ?? '';
}

async function readCard(c: Context): Promise<Card> {
  const field = await readForm(c);
  const number = (name: string) => Number(field(name) || Number.NaN);
  return {
    number: field('number'),
    expMonth: number('expMonth'),
    expYear: number('expYear'),
    cvc: field('cvc'),
  };
}

/** The simulated gateway's payment pages. */
export function checkoutRoutes(context: SandboxContext): Hono {
  const { db, clock, hashCode, log, settings } = context;
  const app = new Hono();
  app.use('/checkout/*', pageHeaders(settings.webUrl));

  /** Proves that a card required the challenge: without it the payer cannot skip the card. */
  const challengeOf = (sessionId: string) => hashCode(sessionId, 'challenge');

  /** Answers for an open page, or shows why the page accepts no payment. */
  const onOpen = async (
    c: Context,
    answer: (session: CheckoutSession) => Response | Promise<Response>,
  ) => {
    const session = await findSession(db, c.req.param('sessionId') ?? '');
    if (session === undefined) {
      return c.html(
        closedPage({ title: 'Nothing to pay', text: paymentServerMessages.linkInvalid }),
        404,
      );
    }
    const status = statusOf(session, clock());
    return status === 'open' ? answer(session) : closed(c, session, status);
  };

  const follow = async (c: Context, session: CheckoutSession, payment: Payment) => {
    if (payment.status === 'refused') return c.html(checkoutPage(session, payment.message), 402);
    if (payment.status === 'requires_action') {
      const challenge = await challengeOf(session.id);
      return c.redirect(`/checkout/${session.id}/authenticate?challenge=${challenge}`, 303);
    }
    // Another request was faster.
    if (payment.status === 'closed') {
      return onOpen(c, (now) => c.html(checkoutPage(now, undefined), 409));
    }
    try {
      await context.paymentEvents.checkoutPaid(session.id);
    } catch (error) {
      // The payment succeeded all the same. The payer's next request for their tickets settles it.
      log(`A payment could not be settled: ${errorText(error)}`);
    }
    return c.redirect(session.successUrl, 303);
  };

  /** Answers for a page whose card required a challenge. */
  const onChallenged: typeof onOpen = (c, answer) =>
    onOpen(c, async (session) => {
      if (c.req.query('challenge') === (await challengeOf(session.id))) return answer(session);
      return c.redirect(`/checkout/${session.id}`, 303);
    });

  return app
    .get('/checkout/:sessionId', (c) =>
      onOpen(c, (session) => c.html(checkoutPage(session, undefined))),
    )
    .post('/checkout/:sessionId', (c) =>
      onOpen(c, async (session) =>
        follow(c, session, await payByCard(context, session.id, await readCard(c))),
      ),
    )
    .get('/checkout/:sessionId/authenticate', (c) =>
      onChallenged(c, (session) => c.html(challengePage(session))),
    )
    .post('/checkout/:sessionId/authenticate', (c) =>
      onChallenged(c, async (session) => {
        const answer = (await readForm(c))('answer');
        const payment: Payment =
          answer === 'complete'
            ? await takePayment(context, session.id)
            : { status: 'refused', message: paymentServerMessages.notAuthenticated };
        return follow(c, session, payment);
      }),
    );
}
