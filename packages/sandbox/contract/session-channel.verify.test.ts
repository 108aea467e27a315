import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { configureApi, createQueryClient, createSession, type SessionEnd } from '@perigee/api';
import { CHAT_TOKEN } from '@perigee/api/fixtures';
import { socketChannel } from '@perigee/api/realtime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sandbox } from '../src/node.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { accepted } from '../src/states/people.ts';
import { readDatabaseDump } from '../test/database-dump.ts';
import { startEmptySandbox } from './sandbox.ts';

let sandbox: Sandbox;
let lastId = 1300;
const ends: (() => void)[] = [];
const warn = vi.spyOn(console, 'warn');

beforeAll(async () => {
  sandbox = await startEmptySandbox(await readDatabaseDump());
});
beforeEach(() => {
  warn.mockReset();
  warn.mockReturnValue(undefined);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
});
afterAll(() => sandbox.stop());

/** A network between a page and the sandbox, which can break and come back. */
async function startNetwork() {
  const open = new Set<Socket>();
  let isUp = true;
  const server = createServer((page) => {
    const behind = connect(Number(new URL(sandbox.url).port), '127.0.0.1');
    for (const socket of [page, behind]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => open.delete(socket));
    }
    if (!isUp) {
      page.destroy();
      behind.destroy();
      return;
    }
    page.pipe(behind).pipe(page);
    page.on('close', () => behind.destroy());
    behind.on('close', () => page.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const down = () => {
    isUp = false;
    for (const socket of open) socket.destroy();
  };
  ends.push(() => {
    down();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    down,
    up: () => {
      isUp = true;
    },
    /** Whether a connection goes through it. */
    isUsed: () => open.size > 0,
  };
}

/** The page of a member who is signed in, with an open channel. */
async function openPage() {
  const { db, clock, tokens } = sandbox.context;
  const id = ++lastId;
  const user = {
    id,
    email: `${id}@example.com`,
    phoneNumber: `+1212555${id}`,
    username: `m_${id}`,
  };
  await insertPeople(db, [accepted(user, clock())]);
  const token = await tokens.session(id);
  const network = await startNetwork();

  const queryClient = createQueryClient();
  const onEnd = vi.fn<(reason: SessionEnd) => void>();
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage;
  const session = createSession({
    storage,
    queryClient,
    openChannel: socketChannel(network.url),
    onEnd,
  });
  configureApi({
    baseUrl: network.url,
    getToken: session.getToken,
    onUnauthorized: session.expire,
  });
  await session.signIn({ token, userId: String(id), chatToken: CHAT_TOKEN });
  ends.push(session.logOut);
  // The channel reads the user that the sign-in has read, again, once it is open.
  const readings = () => queryClient.getQueryState(['getCurrentUser'])?.dataUpdateCount;
  await expect.poll(readings).toBe(2);

  /** A call of another device of the member, whose network works. */
  const elsewhere = (method: string, body?: object) =>
    fetch(`${sandbox.url}/users/me`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { session, queryClient, onEnd, network, elsewhere };
}

describe('a session on the channel of a server', () => {
  it('ends when its token is not valid any more at a reconnection', async () => {
    const { session, onEnd, network, elsewhere } = await openPage();
    network.down();
    await expect.poll(network.isUsed).toBe(false);
    expect((await elsewhere('DELETE')).ok).toBe(true);
    expect(onEnd).not.toHaveBeenCalled();
    network.up();
    await expect.poll(() => onEnd.mock.calls).toEqual([['expired']]);
    expect(session.getState().status).toBe('LOGGED_OUT');
    expect(warn).toHaveBeenCalledWith('The real-time channel was refused', expect.any(Error));
  });

  it('ends when the server ends its connection with its token', async () => {
    const { onEnd, elsewhere } = await openPage();
    expect((await elsewhere('DELETE')).ok).toBe(true);
    await expect.poll(() => onEnd.mock.calls).toEqual([['expired']]);
  });

  it('goes on after a reconnection with what has changed meanwhile', async () => {
    const { session, queryClient, onEnd, network, elsewhere } = await openPage();
    const queryFn = async () => [];
    const queryKey = ['listUpcomingEvents'];
    await queryClient.fetchQuery({ queryKey, queryFn });
    network.down();
    await expect.poll(network.isUsed).toBe(false);
    expect((await elsewhere('PUT', { interests: ['Chess'] })).status).toBe(200);
    network.up();
    await expect.poll(() => session.getState().user?.interests).toEqual(['Chess']);
    await expect.poll(() => queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
    expect(network.isUsed()).toBe(true);
    expect(onEnd).not.toHaveBeenCalled();
    expect(warn).not.toHaveBeenCalledWith('The real-time channel was refused', expect.anything());
  });
});
