import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { schema } from '../src/db/database.ts';
import { allowances } from '../src/db/schema/auth.ts';
import { sweep } from '../src/db/sweep.ts';
import { NOW, testSandbox } from './harness.ts';

const HOUR_SECONDS = 60 * 60;
const HOURS = 24;

const sandbox = await testSandbox();

const rowsLeft = async () => {
  const { allowances: limits, verificationCodes, linkTokens, idempotencyKeys } = schema;
  const counts: number[] = [];
  for (const table of [limits, verificationCodes, linkTokens, idempotencyKeys]) {
    counts.push(await sandbox.db.$count(table));
  }
  return counts.reduce((sum, count) => sum + count, 0);
};

/** Signs up from a client address of its own, and requests a link for another device. */
async function signIn(number: number) {
  const phone = `+1212555${1000 + number}`;
  const client = `198.51.100.${number}`;
  await sandbox.call('POST', '/verify-phone', { body: { phone }, client });
  const code = await sandbox.codeOf(phone);
  const { body } = await sandbox.call('POST', '/auth/phone', { body: { phone, code }, client });
  const { id } = body as { id: number };
  await sandbox.db
    .update(schema.users)
    .set({ completedSignup: true, email: `${id}@example.com` })
    .where(eq(schema.users.id, id));
  const { status } = await sandbox.call('POST', '/auth/magic-token/email', {
    body: { email: `${id}@example.com` },
    client,
  });
  expect(status).toBe(204);
}

describe('the sweep', () => {
  it('leaves from a day of sign-ins only the rows that the last hour still needs', async () => {
    for (let hour = 0; hour < HOURS; hour++) {
      await signIn(hour);
      await sweep(sandbox.context);
      sandbox.advance(HOUR_SECONDS);
    }
    // Each leaves a code, a link and the counts of a phone, an email and a client.
    const ofOne = 8;
    expect(await rowsLeft()).toBeLessThanOrEqual(ofOne);
    sandbox.advance(HOUR_SECONDS);
    await sweep(sandbox.context);
    expect(await rowsLeft()).toBe(0);
  });

  it('keeps limits that still count', async () => {
    for (let tries = 0; tries < 6; tries++) {
      const body = { authMethod: 'Password', email: 'a@example.com', password: 'wrong horse' };
      await sandbox.call('POST', '/auth/login', { body });
    }
    sandbox.advance(15 * 60 - 1);
    await sweep(sandbox.context);
    expect(await sandbox.db.$count(allowances)).toBe(2);
    sandbox.advance(1);
    await sweep(sandbox.context);
    expect(await sandbox.db.$count(allowances)).toBe(0);
  });

  it('removes a limited number of rows at a time', async () => {
    const row = (number: number) => ({ key: `logins ${number}`, beganAt: NOW, used: 1 });
    await sandbox.db.insert(allowances).values(Array.from({ length: 1500 }, (_, n) => row(n)));
    sandbox.advance(HOUR_SECONDS);
    await sweep(sandbox.context);
    expect(await sandbox.db.$count(allowances)).toBe(500);
    await sweep(sandbox.context);
    expect(await sandbox.db.$count(allowances)).toBe(0);
  });
});
