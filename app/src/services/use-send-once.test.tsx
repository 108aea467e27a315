import {
  ApiError,
  getRedeemRewardMutationOptions,
  getReserveTicketMutationOptions,
} from '@perigee/api';
import { rewards } from '@perigee/api/fixtures';
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createTestServices, wrapperWith } from './test-services.tsx';
import { useSendOnce } from './use-send-once.ts';

/** A sender whose requests are answered in turn. Gives the keys that were sent. */
function sender(...responses: (() => Response)[]) {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'));
    const response = responses[keys.length - 1];
    if (response === undefined) throw new TypeError('Failed to fetch');
    return response();
  });
  const { result } = renderHook(useSendOnce, { wrapper: wrapperWith(createTestServices()) });
  const redeem = (rewardId: number) =>
    result.current(rewardId, (request) => getRedeemRewardMutationOptions({ request }), {
      data: { rewardId },
    });
  const reserve = (id: number) =>
    result.current(id, (request) => getReserveTicketMutationOptions({ request }), {
      id: String(id),
      data: {},
    });
  return { keys, redeem, reserve };
}

const lost = () => {
  throw new TypeError('Failed to fetch');
};
const refused = (status: number, headers = {}) => Response.json({}, { status, headers });
const redeemed = () => Response.json({ reward: rewards[0], points: 30 });

it.each<[string, () => Response]>([
  ['was lost', lost],
  ['is a failure of the server', () => refused(503)],
  ['cannot be read', () => new Response('<html>')],
  ['says that the first is still pending', () => refused(409, { 'retry-after': '1' })],
])('sends a request again under the same key whose response %s', async (_case, first) => {
  const { keys, redeem } = sender(first, redeemed, redeemed);
  await expect(redeem(1)).rejects.toBeInstanceOf(ApiError);
  await redeem(1);
  await redeem(1);
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('sends a request under a new key after a refusal', async () => {
  const { keys, reserve } = sender(
    () => refused(409),
    () => refused(409),
  );
  await expect(reserve(7)).rejects.toBeInstanceOf(ApiError);
  await expect(reserve(7)).rejects.toBeInstanceOf(ApiError);
  expect(keys[1]).not.toBe(keys[0]);
});

it('has a key for each thing that is asked for', async () => {
  const { keys, redeem } = sender(lost, redeemed, redeemed);
  await expect(redeem(1)).rejects.toBeInstanceOf(ApiError);
  await redeem(2);
  await redeem(1);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
});
