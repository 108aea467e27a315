import { ApiError } from '@perigee/api';
import { resendCoolDownMessage } from '@perigee/domain';
import { CoolDownError } from '@perigee/domain/auth';
import { expect, it } from 'vitest';
import { sendCode } from './send-code.ts';

const now = () => new Date('2026-11-20T18:00:00Z');
const refusedWith = (error: Error) => async () => {
  throw error;
};

it('throws the time until which no other code can be requested', async () => {
  const refusal = new ApiError(429, resendCoolDownMessage(24), { retryAfterMs: 24_000 });
  const error = await sendCode(refusedWith(refusal), now).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CoolDownError);
  expect(error).toMatchObject({ endsAt: new Date('2026-11-20T18:00:24Z') });
});

it.each([
  ['a limit of an hour', new ApiError(429, 'Too many codes', { retryAfterMs: 61_000 })],
  ['a failure', new ApiError(503, 'Down')],
  ['an unknown error', new TypeError('no')],
])('rethrows %s', async (_case, refusal) => {
  await expect(sendCode(refusedWith(refusal), now)).rejects.toBe(refusal);
});
