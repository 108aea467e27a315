import { Stripe } from 'stripe';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../src/app.ts';
import { schema } from '../src/db/database.ts';
import { startSandbox } from '../src/node.ts';
import { CodeRefusedError } from '../src/payments/payments.ts';
import { stripeProvider } from '../src/payments/stripe/provider.ts';
import { refundSignup } from '../src/tickets/refund-signup.ts';
import { readDatabaseDump } from './database-dump.ts';
import { EVENT, HOST, MAN, putEvening, ticketSandbox } from './evenings.ts';
import { startFakeStripe } from './fake-stripe.ts';
import { NOW } from './harness.ts';

const SECRET_KEY = 'sk_test_of_the_tests';
const WEBHOOK_SECRET = 'whsec_of_the_tests';
const SUCCESS = `http://web.test/tickets?new-event=${EVENT}`;
const HALF_HOUR_S = 30 * 60;

const stripe = await startFakeStripe();
const options = { secretKey: SECRET_KEY, server: stripe.server };
const place = { publicUrl: 'http://sandbox.test', clock: () => NOW };
const provider = stripeProvider({ ...options, webhookSecret: WEBHOOK_SECRET }, place);
const { sandbox, calls } = await ticketSandbox({ paymentsOn: () => provider.payments });
const intentDone = vi.spyOn(sandbox.context.paymentEvents, 'intentDone');
const app = createApp(sandbox.context, provider.routes);
const appWithoutWebhook = createApp(sandbox.context, stripeProvider(options, place).routes);
beforeEach(async () => {
  stripe.sent.length = 0;
  stripe.refunds.length = 0;
  stripe.setAway(false);
  stripe.setHasBalance(true);
  intentDone.mockReset();
  await putEvening(sandbox);
});
afterAll(() => stripe.close());

const payments = () => sandbox.context.payments;
const reserved = async () => {
  const { body } = await calls.reserve(MAN);
  return body as { sessionId: string; checkoutUrl: string };
};
const paid = async () => {
  const { sessionId } = await reserved();
  stripe.pay(sessionId);
  return sessionId;
};
const comeBack = (sessionId: string) => app.request(`/checkout/return?session_id=${sessionId}`);
const statusOfSignup = async () => (await sandbox.db.select().from(schema.eventSignups))[0]?.status;

describe('a payment page', () => {
  it('is opened with what is bought, and leads back over the sandbox', async () => {
    const { sessionId, checkoutUrl } = await reserved();
    expect(checkoutUrl).toBe(`https://checkout.stripe.test/${sessionId}`);
    const { form = {}, key } = stripe.sent[0] ?? {};
    expect(key).toBe(`Bearer ${SECRET_KEY}`);
    expect(form).toMatchObject({
      mode: 'payment',
      'allowed_payment_method_types[0]': 'card',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '3500',
      'line_items[0][price_data][product_data][name]': 'Ticket to Rooftop Speed Dating',
      client_reference_id: String(MAN),
      'metadata[successUrl]': SUCCESS,
      success_url: 'http://sandbox.test/checkout/return?session_id={CHECKOUT_SESSION_ID}',
    });
    expect(form['cancel_url']).toMatch(/^http:\/\/web\.test\/events\//);
    // Stripe counts the 30 minutes that it requires from the arrival of the request.
    const lasts = Number(form['expires_at']) - Date.now() / 1000;
    expect(lasts).toBeGreaterThan(HALF_HOUR_S + 30);
    expect(lasts).toBeLessThan(HALF_HOUR_S + 61);
  });

  it('stays open for a day at most', async () => {
    await payments().openCheckout({
      userId: MAN,
      amountCents: 100,
      description: 'x',
      successUrl: SUCCESS,
      cancelUrl: SUCCESS,
      expiresAt: new Date(NOW.getTime() + 48 * 60 * 60 * 1000),
    });
    const lasts = Number(stripe.sent[0]?.form['expires_at']) - Date.now() / 1000;
    expect(lasts).toBeLessThan(24 * 60 * 60);
  });

  it('has the status that Stripe reports', async () => {
    const { sessionId } = await reserved();
    const status = () => payments().checkoutStatus(sessionId);
    expect(await status()).toBe('open');
    stripe.pay(sessionId);
    expect(await status()).toBe('paid');
    await payments().expireCheckout(sessionId);
    expect(await status()).toBe('paid');
    await payments().refundCheckout(sessionId);
    expect(await status()).toBe('refunded');
  });

  it('is closed when the host takes the guest off the list', async () => {
    const { sessionId } = await reserved();
    await calls.cancel(HOST, MAN);
    expect(await payments().checkoutStatus(sessionId)).toBe('expired');
    await expect(payments().expireCheckout(sessionId)).resolves.toBeUndefined();
    await expect(payments().refundCheckout(sessionId)).rejects.toThrow('Nothing was paid');
  });

  it('is not opened while Stripe is unavailable, and the next attempt opens it', async () => {
    stripe.setAway(true);
    expect((await calls.reserve(MAN)).status).toBe(502);
    expect(sandbox.logged.join('\n')).not.toContain(SECRET_KEY);
    stripe.setAway(false);
    expect((await calls.reserve(MAN)).status).toBe(200);
  });

  it('that cannot be closed reports an error', async () => {
    await expect(payments().expireCheckout('cs_test_unknown')).rejects.toThrow('No such');
  });
});

describe('a payer who comes back', () => {
  it('has the ticket, and is redirected to the success page', async () => {
    const reply = await comeBack(await paid());
    expect([reply.status, reply.headers.get('location')]).toEqual([303, SUCCESS]);
    expect(await statusOfSignup()).toBe('going');
    expect(await calls.mailsTo(MAN)).toHaveLength(1);
  });

  it('without having paid has no ticket', async () => {
    const { sessionId } = await reserved();
    expect((await comeBack(sessionId)).status).toBe(303);
    expect(await statusOfSignup()).toBe('reserved');
  });

  it.each(['cs_test_unknown', '', '..', 'cs_/../refunds'])(
    'with the unknown id %j is told that the link is not valid',
    async (id) => {
      const reply = await comeBack(encodeURIComponent(id));
      expect(reply.status).toBe(404);
      expect(await reply.text()).toContain('This link is not valid');
    },
  );

  it('while Stripe is unavailable is asked to load the page again', async () => {
    const sessionId = await paid();
    vi.spyOn(sandbox.context.payments, 'checkoutStatus').mockRejectedValueOnce(new Error('away'));
    const reply = await comeBack(sessionId);
    expect(reply.status).toBe(502);
    expect(await reply.text()).toContain('Load this page again');
    expect((await comeBack(sessionId)).status).toBe(303);
    expect(sandbox.logged.join('\n')).not.toContain(SECRET_KEY);
  });
});

describe('a refund', () => {
  it('moves money once for repeated and concurrent requests', async () => {
    const sessionId = await paid();
    await comeBack(sessionId);
    const [signup] = await sandbox.db.select().from(schema.eventSignups);
    await Promise.all([1, 2, 3].map(() => refundSignup(sandbox.context, signup?.id ?? 0)));
    await Promise.all([1, 2, 3].map(() => payments().refundCheckout(sessionId)));
    expect(stripe.refunds).toEqual([sessionId]);
    const asked = stripe.sent.find(({ path }) => path === 'POST /v1/refunds');
    expect(asked?.form).toEqual({ payment_intent: `pi_of_${sessionId}` });
  });

  it('that Stripe made already is no failure', async () => {
    const sessionId = await paid();
    await Promise.all([1, 2, 3].map(() => payments().refundCheckout(sessionId)));
    expect(stripe.refunds).toEqual([sessionId]);
  });

  it('that Stripe refused is made by the next attempt', async () => {
    const sessionId = await paid();
    stripe.setHasBalance(false);
    await expect(payments().refundCheckout(sessionId)).rejects.toThrow('Balance');
    stripe.setHasBalance(true);
    await payments().refundCheckout(sessionId);
    expect(stripe.refunds).toEqual([sessionId]);
  });

  it('of a card is not requested again once it was made', async () => {
    const { id } = await payments().createIntent({
      userId: MAN,
      amountCents: 2999,
      description: 'Membership',
    });
    stripe.confirm(id);
    await payments().refundIntent(id);
    await payments().refundIntent(id);
    expect(stripe.refunds).toEqual([id]);
    expect(stripe.sent.filter(({ path }) => path === 'POST /v1/refunds')).toHaveLength(1);
  });
});

describe('a card', () => {
  it.each([
    [2999, 'pi_', 'POST /v1/payment_intents', { amount: '2999', currency: 'usd' }],
    [0, 'seti_', 'POST /v1/setup_intents', {}],
  ])('is asked for: %i cents', async (amountCents, prefix, path, more) => {
    const order = { userId: MAN, amountCents, description: 'Membership' };
    const { id, clientSecret } = await payments().createIntent(order);
    expect(id.startsWith(prefix)).toBe(true);
    expect(clientSecret).toBe(`${id}_secret_x`);
    expect(stripe.sent[0]).toMatchObject({
      path,
      form: {
        description: 'Membership',
        'allowed_payment_method_types[0]': 'card',
        'metadata[userId]': String(MAN),
        ...more,
      },
    });
    expect(await payments().isIntentDone(id)).toBe(false);
    stripe.confirm(id);
    expect(await payments().isIntentDone(id)).toBe(true);
  });
});

describe('a host’s account', () => {
  it('is connected by a good code, and has a page', async () => {
    expect(await payments().connectAccount('ac_good')).toEqual({ accountId: 'acct_1' });
    expect(await payments().dashboardLink('acct_1')).toBe('https://connect.stripe.test/acct_1');
  });

  it('is not connected by another', async () => {
    await expect(payments().connectAccount('ac_bad')).rejects.toThrow(CodeRefusedError);
  });
});

describe('a message of Stripe’s', () => {
  const message = (type: string, object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const tell = async (payload: string, secret = WEBHOOK_SECRET, to = app) =>
    to.request('/webhooks/stripe', {
      method: 'POST',
      body: payload,
      headers: {
        'stripe-signature': await Stripe.webhooks.generateTestHeaderStringAsync({
          payload,
          secret,
        }),
      },
    });
  const OWN = { metadata: { userId: '101' } };

  it('gives the ticket, once', async () => {
    const payload = message('checkout.session.completed', { id: await paid() });
    const replies = await Promise.all([1, 2, 3].map(() => tell(payload)));
    for (const { status } of replies) expect(status).toBe(200);
    expect(await statusOfSignup()).toBe('going');
    expect(await calls.mailsTo(MAN)).toHaveLength(1);
  });

  it('does not give the ticket of a page that was not paid', async () => {
    const { sessionId } = await reserved();
    await tell(message('checkout.session.completed', { id: sessionId }));
    expect(await statusOfSignup()).toBe('reserved');
  });

  it.each([
    ['payment_intent.succeeded', 'pi_1'],
    ['setup_intent.succeeded', 'seti_1'],
  ])('settles a card: %s', async (type, id) => {
    expect((await tell(message(type, { id, ...OWN }))).status).toBe(200);
    expect(intentDone.mock.calls).toEqual([[id]]);
  });

  it.each([
    ['payment_intent.succeeded', { id: 'pi_of_a_page', metadata: {} }],
    ['payment_intent.created', { id: 'pi_1', ...OWN }],
    ['checkout.session.completed', { id: 'cs_test_of_others' }],
  ])('on something else changes nothing: %s %j', async (type, object) => {
    expect((await tell(message(type, object))).status).toBe(200);
    expect(intentDone).not.toHaveBeenCalled();
  });

  it('is answered with an error if it could not be processed, so that Stripe sends it again', async () => {
    const payload = message('checkout.session.completed', { id: await paid() });
    vi.spyOn(sandbox.context.payments, 'checkoutStatus').mockRejectedValueOnce(new Error('away'));
    expect((await tell(payload)).status).toBe(500);
    expect((await tell(payload)).status).toBe(200);
    expect(await statusOfSignup()).toBe('going');
  });

  it('is refused with a wrong signature, or none', async () => {
    const payload = message('checkout.session.completed', { id: await paid() });
    const unsigned = app.request('/webhooks/stripe', { method: 'POST', body: payload });
    for (const reply of [await tell(payload, 'whsec_other'), await unsigned]) {
      expect(reply.status).toBe(400);
      expect(await reply.json()).toEqual({
        message: 'The signature of this message is not valid. Check the secret of the webhook',
      });
    }
    expect(await statusOfSignup()).toBe('reserved');
    expect(sandbox.logged).toEqual([]);
  });

  it('is not taken where there is no secret to check it by', async () => {
    const payload = message('checkout.session.completed', { id: await paid() });
    expect((await tell(payload, WEBHOOK_SECRET, appWithoutWebhook)).status).toBe(404);
  });
});

it('leaves no page of the simulated gateway', async () => {
  const { sessionId } = await reserved();
  for (const path of [`/checkout/${sessionId}`, '/connect/authorize', '/gateway/intents/pi_1']) {
    expect((await app.request(path)).status).toBe(404);
  }
});

it('is what a sandbox with a key starts with', async () => {
  const started = await startSandbox({
    seed: false,
    dump: await readDatabaseDump(),
    stripe: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, server: stripe.server },
  });
  try {
    const order = { userId: MAN, amountCents: 0, description: 'Membership' };
    const { id } = await started.context.payments.createIntent(order);
    expect(id).toMatch(/^seti_fake/);
    const statusOf = async (method: string, path: string) =>
      (await fetch(started.url + path, { method })).status;
    expect(await statusOf('POST', '/webhooks/stripe')).toBe(400);
    expect(await statusOf('GET', '/checkout/return')).toBe(404);
    expect(await statusOf('GET', '/connect/authorize')).toBe(404);
  } finally {
    await started.stop();
  }
});
