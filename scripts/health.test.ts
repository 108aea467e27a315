import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { untilSilent } from './health.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serve(answer: RequestListener): Promise<string> {
  server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/healthz`;
}

const limits = { everyMs: 5, limitMs: 100 };

it.each<[string, RequestListener]>([
  ['never answers', () => undefined],
  ['answers that it is not well', (_request, response) => response.writeHead(500).end()],
  ['hangs up', (request) => request.socket.destroy()],
])('resolves if the server %s', async (_what, answer) => {
  await expect(untilSilent(await serve(answer), limits)).resolves.toBeUndefined();
});

it('continues while the server answers, and resolves once it stops', async () => {
  let asked = 0;
  const url = await serve((_request, response) => {
    asked += 1;
    if (asked <= 3) response.end('ok');
  });
  await untilSilent(url, limits);
  expect(asked).toBe(4);
});
