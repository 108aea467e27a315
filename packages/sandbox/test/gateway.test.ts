import { beforeEach, describe, expect, it, vi } from 'vitest';
import { schema } from '../src/db/database.ts';
import { simulatedPayments } from '../src/payments/simulated/payments.ts';
import { MAN, ticketSandbox } from './evenings.ts';
import { failed } from './harness.ts';

const ASKING = '4000002500003155';
const BACK = 'http://web.test/membership?plan=1';
const NOT_FOUND = failed(404, 'This payment was not found. Start again');

const { sandbox } = await ticketSandbox({ paymentsOn: simulatedPayments });
const intentDone = vi.spyOn(sandbox.context.paymentEvents, 'intentDone');
beforeEach(() => {
  intentDone.mockReset();
});

interface Key {
  id: string;
  clientSecret: string;
}

const ask = (amountCents = 2999): Promise<Key> =>
  sandbox.context.payments.createIntent({ userId: MAN, amountCents, description: 'Membership' });
const confirm = ({ id, clientSecret }: Key, number = '4242424242424242', change: object = {}) =>
  sandbox.call('POST', `/gateway/intents/${id}/confirm`, {
    body: { clientSecret, card: { number, expMonth: 12, expYear: 2030, cvc: '123' }, ...change },
  });
const read = ({ id, clientSecret }: Key) =>
  sandbox.call('GET', `/gateway/intents/${id}?client_secret=${clientSecret}`);
const isDone = ({ id }: Key) => sandbox.context.payments.isIntentDone(id);
const challenge = ({ id, clientSecret }: Key, back = BACK) =>
  `/gateway/intents/${id}/authenticate?${new URLSearchParams({ client_secret: clientSecret, return_to: back })}`;
const answer = (key: Key, given: string, back = BACK) =>
  sandbox.call('POST', challenge(key, back), { body: `answer=${given}` });

describe('an intent', () => {
  it.each([
    [2999, /^pi_[0-9a-f]{32}$/],
    [0, /^seti_[0-9a-f]{32}$/],
  ])('of %i cents has an id and a secret of its own', async (amountCents, form) => {
    const { id, clientSecret } = await ask(amountCents);
    expect(id).toMatch(form);
    expect(clientSecret).toMatch(new RegExp(`^${id}_secret_[\\w-]{32}$`));
    expect((await ask(amountCents)).clientSecret).not.toBe(clientSecret);
  });

  it('waits for a card', async () => {
    const key = await ask();
    expect((await read(key)).body).toEqual({ status: 'requires_payment_method' });
    expect(await isDone(key)).toBe(false);
  });

  it('is hidden from a client with another secret', async () => {
    const key = await ask();
    const other = { ...key, clientSecret: (await ask()).clientSecret };
    expect(await read(other)).toEqual(NOT_FOUND);
    expect(await confirm(other)).toEqual(NOT_FOUND);
    expect(await sandbox.call('GET', challenge(other))).toEqual(NOT_FOUND);
    expect(await answer(other, 'complete')).toEqual(NOT_FOUND);
    expect(await sandbox.call('GET', `/gateway/intents/${key.id}`)).toEqual(NOT_FOUND);
    expect(await isDone(key)).toBe(false);
  });
});

describe('a card', () => {
  it.each([2999, 0])('that is taken is charged or kept (%i cents), once', async (amountCents) => {
    const key = await ask(amountCents);
    const replies = await Promise.all(Array.from({ length: 10 }, () => confirm(key)));
    for (const { status, body } of replies) {
      expect([status, body]).toEqual([200, { status: 'succeeded' }]);
    }
    expect((await read(key)).body).toEqual({ status: 'succeeded' });
    expect(await isDone(key)).toBe(true);
    expect(intentDone.mock.calls).toEqual([[key.id]]);
  });

  it.each([
    ['4000000000000002', 'Your card was declined.'],
    ['4000000000009995', 'Your card has insufficient funds.'],
    ['4242424242424241', 'This card number is not valid. Check it and try again'],
  ])('that is refused is reported as refused: %s', async (number, message) => {
    const key = await ask();
    expect(await confirm(key, number)).toEqual(failed(402, message));
    expect(await isDone(key)).toBe(false);
    expect(intentDone).not.toHaveBeenCalled();
    expect((await confirm(key)).body).toEqual({ status: 'succeeded' });
  });

  it('that is refused does not undo one that was taken', async () => {
    const key = await ask();
    await confirm(key);
    expect((await confirm(key, '4000000000000002')).body).toEqual({ status: 'succeeded' });
    expect(await isDone(key)).toBe(true);
  });

  it.each([{ card: {} }, { card: null }, { clientSecret: 1 }, { more: true }])(
    'has to be complete: %j',
    async (change) => {
      expect((await confirm(await ask(), undefined, change)).status).toBe(422);
    },
  );

  it('is taken although the step after it failed', async () => {
    const key = await ask();
    intentDone.mockRejectedValueOnce(new Error('away'));
    expect((await confirm(key)).body).toEqual({ status: 'succeeded' });
    expect(sandbox.logged.join('\n')).toContain('away');
    expect(sandbox.logged.join('\n')).not.toMatch(/_secret_|4242/);
  });

  it('is stored nowhere', async () => {
    const key = await ask();
    await confirm(key, ASKING);
    const rows = await sandbox.db.select().from(schema.paymentIntents);
    expect(JSON.stringify([rows, sandbox.logged])).not.toContain(ASKING);
  });
});

describe('a card that requires authentication', () => {
  it('is taken once its owner completes the challenge', async () => {
    const key = await ask();
    const { body } = await confirm(key, ASKING);
    const actionUrl = `http://sandbox.test/gateway/intents/${key.id}/authenticate?client_secret=${key.clientSecret}`;
    expect(body).toEqual({ status: 'requires_action', actionUrl });
    expect((await read(key)).body).toEqual({ status: 'requires_action' });

    const page = await sandbox.call('GET', challenge(key));
    expect(page.status).toBe(200);
    expect(String(page.body)).toMatch(/Membership[^]*\$29\.99 USD[^]*Complete[^]*Fail/);

    const replies = await Promise.all([1, 2, 3].map(() => answer(key, 'complete')));
    for (const { status, headers } of replies) {
      expect([status, headers.get('location')]).toEqual([303, `${BACK}&redirect_status=succeeded`]);
    }
    expect(await isDone(key)).toBe(true);
    expect(intentDone).toHaveBeenCalledOnce();
  });

  it.each(['fail', ''])(
    'is not taken when its owner does not complete the challenge: %j',
    async (given) => {
      const key = await ask();
      await confirm(key, ASKING);
      const { headers } = await answer(key, given);
      expect(headers.get('location')).toBe(`${BACK}&redirect_status=failed`);
      expect((await read(key)).body).toEqual({ status: 'requires_payment_method' });
      // The page of a challenge that is over accepts no further answer.
      await answer(key, 'complete');
      expect(await isDone(key)).toBe(false);
      expect(intentDone).not.toHaveBeenCalled();
    },
  );

  it('has a challenge that cannot be completed without the card', async () => {
    const key = await ask();
    await answer(key, 'complete');
    expect((await read(key)).body).toEqual({ status: 'requires_payment_method' });
  });

  it.each(['', 'nowhere', 'http://evil.test/', 'http://web.test.evil.test/', 'javascript:1'])(
    'leads into the web product only, not to %j',
    async (back) => {
      const key = await ask();
      await confirm(key, ASKING);
      const refusal = failed(422, 'This link is incomplete. Go back and start again');
      expect(await sandbox.call('GET', challenge(key, back))).toEqual(refusal);
      expect(await answer(key, 'complete', back)).toEqual(refusal);
      expect(await isDone(key)).toBe(false);
    },
  );
});
