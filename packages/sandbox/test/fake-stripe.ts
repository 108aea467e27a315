import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

interface Session {
  id: string;
  status: 'open' | 'complete' | 'expired';
  metadata: { successUrl: string };
}

/** A request to the fake: the form's fields by their names. */
interface Sent {
  path: string;
  form: Record<string, string>;
  idempotencyKey: string | undefined;
  key: string | undefined;
}

const missing = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such…' };
const unexpected = { type: 'invalid_request_error', message: 'It is not open.' };
const noBalance = {
  type: 'invalid_request_error',
  code: 'balance_insufficient',
  message: 'Balance',
};
const refundedAlready = { type: 'invalid_request_error', code: 'charge_already_refunded' };

/** An answer, which Stripe gives again to every request with the same idempotency key. */
interface Answer {
  status: 200 | 400;
  body: object;
}

/** The part of Stripe that the adapter uses, on a port of this machine. */
export async function startFakeStripe() {
  const sent: Sent[] = [];
  const sessions = new Map<string, Session>();
  const intents = new Map<string, { status: string }>();
  const refunds: string[] = [];
  const refundAnswers = new Map<string, Answer>();
  let count = 0;
  let isAway = false;
  let hasBalance = true;

  const full = (session: Session) => ({
    ...session,
    object: 'checkout.session',
    url: `https://checkout.stripe.test/${session.id}`,
    payment_status: session.status === 'complete' ? 'paid' : 'unpaid',
    payment_intent:
      session.status === 'complete'
        ? { id: `pi_of_${session.id}`, latest_charge: { refunded: refunds.includes(session.id) } }
        : null,
  });
  const refund = (id: string): Answer => {
    if (!hasBalance) return { status: 400, body: { error: noBalance } };
    if (refunds.includes(id)) return { status: 400, body: { error: refundedAlready } };
    refunds.push(id);
    return { status: 200, body: { id: 're_1', object: 'refund' } };
  };
  const lastForm = () => sent.at(-1)?.form ?? {};

  const app = new Hono();
  app.use(async (c, next) => {
    if (isAway) return c.json({ error: { type: 'api_error', message: 'away' } }, 500);
    sent.push({
      path: `${c.req.method} ${c.req.path}`,
      form: Object.fromEntries(new URLSearchParams(await c.req.text())),
      idempotencyKey: c.req.header('idempotency-key'),
      key: c.req.header('authorization'),
    });
    await next();
    return undefined;
  });
  app.post('/v1/checkout/sessions', (c) => {
    count += 1;
    const id = `cs_test_fake${count}`;
    const metadata = { successUrl: lastForm()['metadata[successUrl]'] ?? '' };
    sessions.set(id, { id, status: 'open', metadata });
    return c.json(full({ id, status: 'open', metadata }));
  });
  app.get('/v1/checkout/sessions/:id', (c) => {
    const session = sessions.get(c.req.param('id'));
    return session === undefined ? c.json({ error: missing }, 404) : c.json(full(session));
  });
  app.post('/v1/checkout/sessions/:id/expire', (c) => {
    const session = sessions.get(c.req.param('id'));
    if (session?.status !== 'open') return c.json({ error: unexpected }, 400);
    session.status = 'expired';
    return c.json(full(session));
  });
  app.post('/v1/refunds', (c) => {
    const payment = lastForm()['payment_intent'] ?? '';
    const key = sent.at(-1)?.idempotencyKey ?? '';
    const answer = refundAnswers.get(key) ?? refund(payment.replace('pi_of_', ''));
    refundAnswers.set(key, answer);
    return c.json(answer.body, answer.status);
  });
  for (const [kind, prefix] of [
    ['payment_intents', 'pi'],
    ['setup_intents', 'seti'],
  ] as const) {
    app.post(`/v1/${kind}`, (c) => {
      count += 1;
      const id = `${prefix}_fake${count}`;
      intents.set(id, { status: 'requires_payment_method' });
      return c.json({ id, client_secret: `${id}_secret_x`, status: 'requires_payment_method' });
    });
    app.get(`/v1/${kind}/:id`, (c) => {
      const id = c.req.param('id') ?? '';
      const intent = intents.get(id);
      if (intent === undefined) return c.json({ error: missing }, 404);
      const object = kind.slice(0, -1);
      return c.json({ id, object, ...intent, latest_charge: { refunded: refunds.includes(id) } });
    });
    app.post(`/v1/${kind}/:id/cancel`, (c) => {
      const id = c.req.param('id') ?? '';
      const status = intents.get(id)?.status;
      if (status === undefined) return c.json({ error: missing }, 404);
      if (status === 'succeeded' || status === 'canceled') {
        return c.json({ error: unexpected }, 400);
      }
      intents.set(id, { status: 'canceled' });
      return c.json({ id, status: 'canceled' });
    });
  }
  app.post('/oauth/token', (c) =>
    lastForm()['code'] === 'ac_good'
      ? c.json({ stripe_user_id: 'acct_1' })
      : c.json({ error: 'invalid_grant', error_description: 'No such code' }, 400),
  );
  app.post('/v1/accounts/:id/login_links', (c) =>
    c.json({ object: 'login_link', url: `https://connect.stripe.test/${c.req.param('id')}` }),
  );

  const onRequest = getRequestListener(app.fetch);
  const http = createServer((request, response) => {
    void onRequest(request, response);
  });
  await new Promise<void>((resolve) => {
    http.listen(0, '127.0.0.1', resolve);
  });
  const { port } = http.address() as AddressInfo;
  return {
    server: { host: '127.0.0.1', port, protocol: 'http' as const },
    sent,
    /** The refunded pages, once for each time that money moved. */
    refunds,
    /** Whether the account has the money for refunds. */
    setHasBalance: (has: boolean) => {
      hasBalance = has;
    },
    /** The payer pays on Stripe's page. */
    pay: (sessionId: string) => {
      const session = sessions.get(sessionId);
      if (session?.status !== 'open') throw new Error(`${sessionId} is not open.`);
      session.status = 'complete';
    },
    /** The payer confirms a card. */
    confirm: (intentId: string) => {
      if (intents.get(intentId)?.status === 'canceled') throw new Error(`${intentId} is canceled.`);
      intents.set(intentId, { status: 'succeeded' });
    },
    /** How many charges were made that were not paid back. */
    charges: () => {
      const paid = [
        ...[...sessions].filter(([, { status }]) => status === 'complete'),
        ...[...intents].filter(
          ([id, { status }]) => id.startsWith('pi_') && status === 'succeeded',
        ),
      ];
      return paid.filter(([id]) => !refunds.includes(id)).length;
    },
    setAway: (away: boolean) => {
      isAway = away;
    },
    close: () =>
      new Promise<void>((resolve) => {
        http.close(() => resolve());
        http.closeAllConnections();
      }),
  };
}

export type FakeStripe = Awaited<ReturnType<typeof startFakeStripe>>;
