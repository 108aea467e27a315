import { limits } from '@perigee/domain';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { schema } from '../src/db/database.ts';
import { simulatedPayments } from '../src/payments/simulated/payments.ts';
import { refundSignup } from '../src/tickets/refund-signup.ts';
import { EVENT, HOST, MAN, putEvening, ticketSandbox } from './evenings.ts';

const GOOD = '4242 4242 4242 4242';
const ASKING = '4000002500003155';
const OTHERS = [ASKING, '4000000000000002', '4000000000009995', '5555555555554444'];
const SUCCESS = `http://web.test/tickets?new-event=${EVENT}`;

const { sandbox, calls } = await ticketSandbox({ paymentsOn: simulatedPayments });
beforeEach(() => putEvening(sandbox));

const reserved = async (userId = MAN) => {
  const { body } = await calls.reserve(userId);
  const { sessionId, checkoutUrl } = body as { sessionId: string; checkoutUrl: string };
  expect(checkoutUrl).toBe(`http://sandbox.test/checkout/${sessionId}`);
  return { sessionId, path: `/checkout/${sessionId}` };
};
const send = (path: string, form: Record<string, string>) =>
  sandbox.call('POST', path, {
    body: new URLSearchParams(form).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const pay = (path: string, number = GOOD, change: Record<string, string> = {}) =>
  send(path, { number, expMonth: '12', expYear: '30', cvc: '123', ...change });
const show = (path: string) => sandbox.call('GET', path);
const status = (sessionId: string) => sandbox.context.payments.checkoutStatus(sessionId);
const upcomingIds = async () =>
  ((await calls.upcoming(MAN)).body as { id: number }[]).map(({ id }) => id);
const location = ({ headers }: { headers: Headers }) => headers.get('location') ?? '';
const toChallenge = async (path: string) => location(await pay(path, ASKING));

describe('the page', () => {
  it('says what is bought, for how much, and how, in a form of its own', async () => {
    const { sessionId, path } = await reserved();
    expect(sessionId).toMatch(/^cs_test_[0-9a-f]{32}$/);
    const { status: http, body, headers } = await show(path);
    expect(http).toBe(200);
    const page = String(body);
    for (const part of [
      'Ticket to Rooftop Speed Dating',
      '$35 USD',
      'simulates the payments provider',
      '4000 0025 0000 3155',
      'href="http://web.test/events/',
    ]) {
      expect(page).toContain(part);
    }
    expect(page).not.toContain('<script');
    expect(page).not.toContain('role="alert"');
    expect(page.match(/<input/g)?.length).toBe(page.match(/<label/g)?.length);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("form-action 'self' http://web.test");
  });

  it('escapes what a host wrote', async () => {
    await sandbox.db.update(schema.events).set({ title: '<b>Bold</b>' });
    const { path } = await reserved();
    expect(String((await show(path)).body)).toContain('&lt;b&gt;Bold&lt;/b&gt;');
  });

  it.each(['', '/authenticate'])('is not found for another id%s', async (tail) => {
    for (const reply of [await show(`/checkout/cs_x${tail}`), await pay(`/checkout/cs_x${tail}`)]) {
      expect(reply.status).toBe(404);
      expect(String(reply.body)).toContain('This link is not valid');
    }
  });
});

describe('a card that is taken', () => {
  it('pays, redirects back, and gives the ticket', async () => {
    const { sessionId, path } = await reserved();
    const reply = await pay(path);
    expect([reply.status, location(reply)]).toEqual([303, SUCCESS]);
    expect(await status(sessionId)).toBe('paid');
    const isIt = eq(schema.eventSignups.checkoutSessionId, sessionId);
    const [signup] = await sandbox.db.select().from(schema.eventSignups).where(isIt);
    expect(signup).toMatchObject({ status: 'going' });
    expect(await upcomingIds()).toEqual([EVENT]);
  });

  it('pays once for repeated and concurrent requests', async () => {
    const { path } = await reserved();
    const replies = await Promise.all(Array.from({ length: 20 }, () => pay(path)));
    expect(replies.filter((reply) => reply.status === 303)).toHaveLength(1);
    const others = replies.filter((reply) => reply.status === 409);
    expect(others).toHaveLength(19);
    expect(String(others[0]?.body)).toContain('This is paid. Nothing more is charged.');
    expect(String(others[0]?.body)).toContain(SUCCESS);
    expect(await calls.mailsTo(MAN)).toHaveLength(1);
    expect(await upcomingIds()).toEqual([EVENT]);
  });

  it('stays paid when the ticket could not be given, and the dashboard gives the ticket later', async () => {
    const { path } = await reserved();
    vi.spyOn(sandbox.context.payments, 'checkoutStatus').mockRejectedValueOnce(new Error('away'));
    expect((await pay(path)).status).toBe(303);
    expect(sandbox.logged).toHaveLength(1);
    expect(await upcomingIds()).toEqual([EVENT]);
  });

  it('is paid back once', async () => {
    const { sessionId, path } = await reserved();
    await pay(path);
    const [signup] = await sandbox.db.select().from(schema.eventSignups);
    const { id = 0 } = signup ?? {};
    await Promise.all([1, 2, 3].map(() => refundSignup(sandbox.context, id)));
    await sandbox.context.payments.refundCheckout(sessionId);
    expect(await status(sessionId)).toBe('refunded');
    expect((await calls.mailsTo(MAN)).filter((text) => text.includes('back'))).toHaveLength(1);
    const again = await pay(path);
    expect(again.status).toBe(409);
    expect(String(again.body)).toContain('given back');
  });
});

describe('a card that is refused', () => {
  it.each([
    ['4000000000000002', {}, 'Your card was declined.'],
    ['4000000000009995', {}, 'Your card has insufficient funds.'],
    ['5555555555554444', {}, 'Use one of the test cards'],
    ['4242424242424241', {}, 'This card number is not valid'],
    [GOOD, { expYear: '20' }, 'This card has expired'],
    [GOOD, { expMonth: '' }, 'Enter the month and the year'],
    [GOOD, { cvc: '1' }, 'Enter the three digits'],
  ])('%s %j', async (number, change, sentence) => {
    const { sessionId, path } = await reserved();
    const reply = await pay(path, number, change);
    expect(reply.status).toBe(402);
    const page = String(reply.body);
    expect(page).toMatch(/<p role="alert" id="problem">[^<]+<\/p>/);
    expect(page).toMatch(/name="number"[^>]*aria-describedby="problem"[^>]*autofocus/);
    expect(page).toContain('<title>Payment not taken</title>');
    expect(page).toContain(sentence);
    expect(page).not.toContain(`value="${number}"`);
    expect(await status(sessionId)).toBe('open');
    expect((await pay(path)).status).toBe(303);
  });

  it('also if the form is empty', async () => {
    const { path } = await reserved();
    expect((await sandbox.call('POST', path)).status).toBe(402);
    expect((await sandbox.call('POST', path, { body: '%00%zz&&=' })).status).toBe(402);
  });
});

describe('a card that requires authentication', () => {
  it('pays once its owner completes the challenge', async () => {
    const { sessionId, path } = await reserved();
    const challenge = await toChallenge(path);
    expect(challenge).toMatch(new RegExp(`^${path}/authenticate\\?challenge=.`));
    expect(await status(sessionId)).toBe('open');
    expect(String((await show(challenge)).body)).toMatch(/Complete[^]*Fail/);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => send(challenge, { answer: 'complete' })),
    );
    expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([
      303, 409, 409, 409, 409,
    ]);
    expect(await upcomingIds()).toEqual([EVENT]);
  });

  it.each([{ answer: 'fail' }, {}])(
    'does not pay when its owner does not complete the challenge: %j',
    async (answer) => {
      const { sessionId, path } = await reserved();
      const reply = await send(await toChallenge(path), answer as Record<string, string>);
      expect(reply.status).toBe(402);
      expect(String(reply.body)).toContain('The payment was not confirmed');
      expect(await status(sessionId)).toBe('open');
      const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(String(reply.body)) ?? [];
      expect((await pay(action)).status).toBe(303);
    },
  );

  it('has a challenge that cannot be completed without the card', async () => {
    const { sessionId, path } = await reserved();
    for (const guess of ['', '?challenge=', '?challenge=abc']) {
      const reply = await send(`${path}/authenticate${guess}`, { answer: 'complete' });
      expect([reply.status, location(reply)]).toEqual([303, path]);
    }
    expect(await status(sessionId)).toBe('open');
  });
});

describe('a page that has expired', () => {
  it('takes no card once the hold has ended', async () => {
    const { sessionId, path } = await reserved();
    const challenge = await toChallenge(path);
    sandbox.advance(limits.ticketHoldMs / 1000);
    const replies = [
      await show(path),
      await pay(path),
      await show(challenge),
      await send(challenge, { answer: 'complete' }),
    ];
    for (const reply of replies) {
      expect(reply.status).toBe(410);
      expect(String(reply.body)).toContain('takes no payment any more');
      expect(String(reply.body)).toMatch(/href="http:\/\/web.test\/events\/[^"]+">Back</);
    }
    expect(await status(sessionId)).toBe('expired');
    await expect(sandbox.context.payments.refundCheckout(sessionId)).rejects.toThrow('expired');
  });

  it('expires at once when the host takes the guest off the list', async () => {
    const { sessionId, path } = await reserved();
    await calls.cancel(HOST, MAN);
    expect(await status(sessionId)).toBe('expired');
    expect((await pay(path)).status).toBe(410);
  });

  it('stays paid when it is closed afterwards', async () => {
    const { sessionId, path } = await reserved();
    await pay(path);
    await sandbox.context.payments.expireCheckout(sessionId);
    expect(await status(sessionId)).toBe('paid');
  });
});

it('stores and logs no card', async () => {
  const { path } = await reserved();
  for (const number of OTHERS) await pay(path, number);
  vi.spyOn(sandbox.context.payments, 'checkoutStatus').mockRejectedValueOnce(new Error('away'));
  expect((await pay(path)).status).toBe(303);
  expect(sandbox.logged.join('\n')).toContain('away');
  const rows = await sandbox.db.select().from(schema.checkoutSessions);
  const kept = JSON.stringify([sandbox.logged, rows]).replaceAll(' ', '');
  for (const number of [GOOD, ...OTHERS]) expect(kept).not.toContain(number.replaceAll(' ', ''));
});
