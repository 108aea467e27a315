import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { expect, it } from 'vitest';
import type { SandboxContext } from '../src/context.ts';
import { signedInNamespace } from '../src/node/signed-in-namespace.ts';

it('ends a connection whose session cannot be checked again, and no process', async () => {
  const http = createServer().listen(0, '127.0.0.1');
  const server = new Server(http);
  const checks: string[] = [];
  signedInNamespace(server, {
    name: '/pages',
    opened: Promise.resolve({} as SandboxContext),
    sessionOf: async (_context, token) => {
      checks.push(token);
      if (checks.length > 1) throw new Error('The database is gone');
      return { userId: 1, expiresAt: null };
    },
  });
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  const page = io(`http://127.0.0.1:${port}/pages`, {
    transports: ['websocket'],
    reconnection: false,
    auth: { token: 'valid' },
  });
  try {
    const reason = await new Promise((resolve) => page.once('disconnect', resolve));
    expect(reason).toBe('io server disconnect');
    expect(checks).toEqual(['valid', 'valid']);
  } finally {
    page.close();
    await server.close();
  }
});
