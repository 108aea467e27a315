import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openConnectionProxy } from './connection-proxy.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) stop(server);
});

const stop = (server: Server) => {
  server.close();
  server.closeAllConnections();
};
const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** A server that answers with its name. */
async function open(name: string): Promise<Server> {
  const server = createServer((_request, response) => response.end(name)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return server;
}
/** The answer to a request on a connection of its own. */
const ask = async (port: number) => {
  const reply = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } });
  return reply.text();
};

it('shares connections between servers in turn, and goes on without one that stopped', async () => {
  const [first, second] = [await open('first'), await open('second')];
  const proxy = await openConnectionProxy(0, [portOf(first), portOf(second)]);
  const answers = [await ask(proxy.port), await ask(proxy.port), await ask(proxy.port)];
  expect(answers).toEqual(['first', 'second', 'first']);
  stop(first);
  expect([await ask(proxy.port), await ask(proxy.port)]).toEqual(['second', 'second']);
  stop(second);
  await expect(ask(proxy.port)).rejects.toThrow('fetch failed');
  proxy.close();
});

it('leaves connections to one server, until it stops', async () => {
  const [first, second] = [await open('first'), await open('second')];
  const proxy = await openConnectionProxy(0, [portOf(first), portOf(second)], 'first');
  expect([await ask(proxy.port), await ask(proxy.port)]).toEqual(['first', 'first']);
  stop(first);
  expect(await ask(proxy.port)).toBe('second');
  proxy.close();
});
