import { ApiError, sendVerificationCode } from '@perigee/api';
import { resendCoolDownMessage } from '@perigee/domain';
import { CoolDownError } from '@perigee/domain/auth';
import { afterEach, expect, it, vi } from 'vitest';
import { sendCode } from './send-code.ts';

vi.mock('@perigee/api', { spy: true });

const refuseWith = (error: Error) => vi.mocked(sendVerificationCode).mockRejectedValue(error);

afterEach(() => vi.useRealTimers());

it('throws the time until which no other code can be requested', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T18:00:00Z') });
  refuseWith(new ApiError(429, resendCoolDownMessage(24), { retryAfterMs: 24_000 }));
  const error = await sendCode('+12125550142').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CoolDownError);
  expect(error).toMatchObject({ endsAt: new Date('2026-11-20T18:00:24Z') });
});

it('rethrows every other error', async () => {
  const refusal = new ApiError(503, 'Down');
  refuseWith(refusal);
  await expect(sendCode('+12125550142')).rejects.toBe(refusal);
});
