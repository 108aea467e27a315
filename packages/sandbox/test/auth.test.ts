import { PhoneAuthentication } from '@perigee/api/zod';
import { fieldMessages, resendCoolDownMessage } from '@perigee/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '../src/db/schema/users.ts';
import { verificationCodes } from '../src/db/schema/auth.ts';
import { failed, PHONE, testSandbox } from './harness.ts';
import { serverMessages } from '../src/server-messages.ts';

const sandbox = await testSandbox();

const ask = (phone = PHONE) => sandbox.call('POST', '/verify-phone', { body: { phone } });
const guess = (code: string, phone = PHONE) =>
  sandbox.call('POST', '/auth/phone', { body: { phone, code } });

/** A code that is not `code`. */
const not = (code: string, step = 1) => String((Number(code) + step) % 1e6).padStart(6, '0');

describe('asking for a code', () => {
  it('sends six digits to the phone and answers with nothing', async () => {
    const reply = await ask();
    expect(reply).toMatchObject({ status: 204, body: '' });
    expect(await sandbox.codeOf(PHONE)).toMatch(/^\d{6}$/);
  });

  it('keeps no code that could be read back', async () => {
    const code = await sandbox.sendCode(PHONE);
    const [row] = await sandbox.db.select().from(verificationCodes);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it.each(['+12125550', '+10005550142', '+999123456789'])(
    'refuses %s, which cannot be a phone',
    async (phone) => {
      expect(await ask(phone)).toEqual(failed(422, fieldMessages.phone.invalid));
    },
  );

  it('is refused again until half a minute is over', async () => {
    await ask();
    sandbox.advance(12);
    const early = await ask();
    expect(early).toEqual(failed(429, resendCoolDownMessage(18)));
    expect(early.headers.get('retry-after')).toBe('18');
    sandbox.advance(18);
    expect((await ask()).status).toBe(204);
  });

  it('sends another at once when the last one was used, which no longer helps', async () => {
    await sandbox.prove(PHONE);
    expect((await guess(await sandbox.sendCode(PHONE))).status).toBe(200);
  });

  it('does not make one phone wait for another', async () => {
    await ask();
    expect((await ask('+12125550143')).status).toBe(204);
  });

  it('sends one code to two requests at the same moment', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask()));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      204, 429, 429, 429, 429,
    ]);
    expect(await sandbox.context.outbox.read(PHONE)).toHaveLength(1);
  });

  it('sends ten codes in an hour and no more', async () => {
    for (let sent = 0; sent < 10; sent++) {
      expect((await ask()).status).toBe(204);
      sandbox.advance(31);
    }
    const reply = await ask();
    expect(reply).toEqual(failed(429, serverMessages.tooManyCodes));
    sandbox.advance(Number(reply.headers.get('retry-after')));
    expect((await ask()).status).toBe(204);
  });

  it('invalidates the earlier code', async () => {
    const first = await sandbox.sendCode(PHONE);
    sandbox.advance(31);
    const second = await sandbox.sendCode(PHONE);
    expect(first).not.toBe(second);
    expect(await guess(first)).toEqual(failed(422, fieldMessages.code.invalid));
    expect((await guess(second)).status).toBe(200);
  });
});

describe('proving a phone', () => {
  it('says of a new phone that sign-up is not complete', async () => {
    const reply = await guess(await sandbox.sendCode(PHONE));
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(PhoneAuthentication.parse(reply.body));
    expect(reply.body).toMatchObject({ completedSignup: false });
  });

  it('gives a user with an account a session', async () => {
    const { userId } = await sandbox.signUp();
    const proof = await sandbox.prove(PHONE);
    expect(proof).toMatchObject({ id: userId, completedSignup: true });
    expect((await sandbox.call('GET', '/users/me', { token: proof.jwt })).status).toBe(200);
  });

  it('recognises a phone that did not complete sign-up the first time', async () => {
    const first = await sandbox.prove(PHONE);
    const second = await sandbox.prove(PHONE);
    expect(second).toMatchObject({ id: first.id, completedSignup: false });
    expect(await sandbox.db.select().from(users)).toHaveLength(1);
  });

  it('refuses a wrong code', async () => {
    expect(await guess(not(await sandbox.sendCode(PHONE)))).toEqual(
      failed(422, fieldMessages.code.invalid),
    );
  });

  it('refuses any code for a phone that asked for none', async () => {
    expect(await guess('123456')).toEqual(failed(422, fieldMessages.code.invalid));
  });

  it('refuses the code of another phone', async () => {
    const code = await sandbox.sendCode(PHONE);
    const other = await sandbox.sendCode('+12125550143');
    if (code === other) return;
    expect(await guess(code, '+12125550143')).toEqual(failed(422, fieldMessages.code.invalid));
  });

  it('takes a code once', async () => {
    const code = await sandbox.sendCode(PHONE);
    await guess(code);
    expect(await guess(code)).toEqual(failed(422, fieldMessages.code.invalid));
  });

  it('takes a code for ten minutes', async () => {
    const inTime = await sandbox.sendCode(PHONE);
    sandbox.advance(10 * 60 - 1);
    expect((await guess(inTime)).status).toBe(200);

    const late = await sandbox.sendCode(PHONE);
    sandbox.advance(10 * 60);
    expect(await guess(late)).toEqual(failed(422, serverMessages.codeExpired));
  });

  it('takes the right code after four wrong ones', async () => {
    const code = await sandbox.sendCode(PHONE);
    for (let step = 1; step <= 4; step++) await guess(not(code, step));
    expect((await guess(code)).status).toBe(200);
  });

  it('takes no code after five wrong ones, until another is sent', async () => {
    const code = await sandbox.sendCode(PHONE);
    for (let step = 1; step <= 5; step++) {
      expect((await guess(not(code, step))).status).toBe(422);
    }
    expect(await guess(code)).toEqual(failed(429, serverMessages.codeUsedUp));
    sandbox.advance(31);
    expect((await guess(await sandbox.sendCode(PHONE))).status).toBe(200);
  });

  it('counts guesses that come at the same moment', async () => {
    const code = await sandbox.sendCode(PHONE);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, step) => guess(not(code, step + 1))),
    );
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(15);
    const [row] = await sandbox.db
      .select()
      .from(verificationCodes)
      .where(eq(verificationCodes.phone, PHONE));
    expect(row?.wrongAttempts).toBe(5);
  });

  it('lets one of several right guesses at the same moment win', async () => {
    const code = await sandbox.sendCode(PHONE);
    const replies = await Promise.all(Array.from({ length: 8 }, () => guess(code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
