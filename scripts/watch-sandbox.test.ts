import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilSilent } from './watch-sandbox.ts';

const LIMITS = { start: 1000, silence: 100, pause: 10 };

const network = vi.fn<typeof fetch>();

beforeEach(() => {
  // The watch waits by `node:timers/promises`.
  vi.useFakeTimers({ fakeNodeBuiltins: true });
  vi.stubGlobal('fetch', network);
  // Fake timers leave the timer of a signal as it is.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wellAnswer = async () => Response.json({ status: 'ok' });
const errorAnswer = async () => new Response(null, { status: 503 });
const noAnswer: typeof fetch = (_url, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('Aborted')));
  });

/** Watches a sandbox that answers by the time; resolves to the time when it counts as silent. */
async function silentAfter(answerAt: (time: number) => typeof fetch): Promise<number> {
  const started = performance.now();
  const time = () => performance.now() - started;
  network.mockImplementation((...request) => answerAt(time())(...request));
  let silentAt = Infinity;
  void untilSilent('http://sandbox.test', LIMITS).then(() => (silentAt = time()));
  await vi.runAllTimersAsync();
  return silentAt;
}

it.each<[string, typeof fetch, number]>([
  // The last request waits for its answer as long.
  ['gives no answer any more', noAnswer, 610],
  ['answers with errors', errorAnswer, 590],
  ['closes the connection', () => Promise.reject(new TypeError('fetch failed')), 590],
])('notices a sandbox that %s', async (_what, badAnswer, after) => {
  // The last good answer is that to the request at 490 ms.
  expect(await silentAfter((time) => (time < 500 ? wellAnswer : badAnswer))).toBe(after);
  const asked = network.mock.calls.map(([url]) => url);
  expect(new Set(asked)).toEqual(new Set(['http://sandbox.test/healthz']));
});

it('waits longer for the first answer than for the later ones', async () => {
  expect(await silentAfter((time) => (time === 300 ? wellAnswer : errorAnswer))).toBe(400);
  expect(await silentAfter(() => errorAnswer)).toBe(LIMITS.start);
});
