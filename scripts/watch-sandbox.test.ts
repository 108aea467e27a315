import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { untilSilent } from './watch-sandbox.ts';

const LIMITS = { start: 60_000, silence: 20, pause: 1 };

let http = createServer();
afterEach(() => {
  http.closeAllConnections();
  http.close();
});

/** Watches a server until it counts as silent. */
async function watch(onRequest: RequestListener): Promise<void> {
  http = createServer(onRequest);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  await untilSilent(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, LIMITS);
}

it.each<[string, RequestListener]>([
  ['gives no answer any more', () => undefined],
  ['answers with errors', (_request, response) => response.writeHead(503).end()],
  ['closes the connection', (request) => request.destroy()],
])('notices a sandbox that %s', async (_what, onRequest) => {
  const paths: (string | undefined)[] = [];
  await watch((request, response) => {
    paths.push(request.url);
    if (paths.length <= 3) response.end('{"status":"ok"}');
    else onRequest(request, response);
  });
  expect(paths.length).toBeGreaterThan(3);
  expect(new Set(paths)).toEqual(new Set(['/healthz']));
});

it('waits longer for the first answer than for the later ones', async () => {
  const started = performance.now();
  let wasReady = false;
  await watch((_request, response) => {
    const isReady = !wasReady && performance.now() - started > 3 * LIMITS.silence;
    wasReady ||= isReady;
    response.writeHead(isReady ? 200 : 503).end();
  });
  expect(wasReady).toBe(true);
});
