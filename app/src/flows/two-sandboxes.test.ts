import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { socketChannel } from '@perigee/api/realtime';
import { conversationIdOf } from '@perigee/domain/chat';
import { openScene, setUpState, startSandbox } from '@perigee/sandbox/node';
import { sandboxProgram } from '@perigee/sandbox/program';
import { createDatabase, TEST_SERVER } from '@perigee/sandbox/test-server';
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openConnectionProxy, type ConnectionProxy } from '../../../scripts/connection-proxy.ts';
import { messagesKey } from '../services/chat/chat-cache.ts';
import { createChatClient } from '../services/chat/chat-client.ts';
import { sandboxChat } from '../services/chat/sandbox-chat.ts';
import { systemClock } from '../services/clock.ts';
import { createMemoryStorage } from '../services/memory-storage.ts';

/** What a page signs in with. */
interface PageUser {
  id: number;
  chatToken: string;
  sessionToken: string;
}

/** Fewer than a user may send in a short time. */
const LINES = Array.from({ length: 12 }, (_, count) => `Reason ${count + 1}.`);
const ANSWERS = Array.from({ length: 6 }, (_, count) => `Objection ${count + 1}.`);
/** The line after which the sandbox of its writer is killed, while the next ones are being sent. */
const LAST_LINE_HEARD = 'Reason 4.';

/** Two programs and a proxy, as `npm run start:cluster` runs them. */
describe.runIf(TEST_SERVER !== undefined)('two sandboxes, one of which is killed', () => {
  let dropDatabase: () => Promise<void>;
  let here: Awaited<ReturnType<typeof startProgram>>;
  let there: Awaited<ReturnType<typeof startProgram>>;
  let proxy: ConnectionProxy;
  let noor: PageUser;
  let idris: PageUser;
  let conversationId: string;
  const programs: ChildProcess[] = [];
  const closings: (() => void)[] = [];

  async function startProgram(databaseUrl: string) {
    const program = spawn(process.execPath, sandboxProgram, {
      env: { ...process.env, DATABASE_URL: databaseUrl, SANDBOX_PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    programs.push(program);
    let printed = '';
    const port = await new Promise<number>((resolve, reject) => {
      program.once('exit', () => reject(new Error(`The sandbox did not start: ${printed}`)));
      program.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        const ready = /^Sandbox ready: http:\/\/[^:]+:(\d+),/m.exec(printed)?.[1];
        if (ready !== undefined) resolve(Number(ready));
      });
    });
    return { program, port };
  }

  /** A match of two members, in a database that counts as seeded. */
  async function putPeople(databaseUrl: string) {
    const sandbox = await startSandbox({ seed: 'small', databaseUrl });
    const scene = await openScene(sandbox.context);
    await setUpState(scene, 'a user', { role: 'member' });
    await setUpState(scene, 'another user', { role: 'member' });
    const between = ['user', 'other'] as const;
    const { matchId } = await setUpState(scene, 'a match', { between, type: 'like' });
    const signIn = async (who: 'user' | 'other'): Promise<PageUser> => {
      const id = scene.people.get(who)?.user.id ?? 0;
      const { tokens } = sandbox.context;
      return { id, chatToken: await tokens.chat(id), sessionToken: await tokens.session(id) };
    };
    [noor, idris] = [await signIn('user'), await signIn('other')];
    conversationId = conversationIdOf(Number(matchId));
    await sandbox.stop();
  }

  beforeAll(async () => {
    const { url, drop } = await createDatabase(TEST_SERVER ?? '');
    dropDatabase = drop;
    await putPeople(url);
    [here, there] = await Promise.all([startProgram(url), startProgram(url)]);
    proxy = await openConnectionProxy(0, [here.port, there.port]);
    // Pages hear here of what other tabs store.
    const tab = new EventTarget();
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  });
  afterAll(async () => {
    for (const close of closings.splice(0)) close();
    proxy.close();
    vi.unstubAllGlobals();
    const running = programs.filter((one) => one.exitCode === null && one.signalCode === null);
    for (const program of running) program.kill('SIGTERM');
    await Promise.all(running.map((program) => once(program, 'exit')));
    await dropDatabase();
  });

  const urlOf = ({ port }: { port: number }) => `http://127.0.0.1:${port}`;

  /** A page that shows the conversation, once it is connected. */
  async function openConversation({ id: userId, chatToken }: PageUser) {
    const queryClient = new QueryClient();
    const client = createChatClient({
      service: sandboxChat(urlOf(proxy)),
      queryClient,
      storage: createMemoryStorage(),
      clock: systemClock,
      userId,
      chatToken,
    });
    closings.push(client.close);
    const connection = () => client.getState().connection;
    await expect.poll(connection).toBe('online');
    const shown = new InfiniteQueryObserver(queryClient, {
      queryKey: messagesKey(conversationId),
      queryFn: () => client.messages(conversationId),
      initialPageParam: undefined,
      getNextPageParam: () => undefined,
      staleTime: Infinity,
    });
    closings.push(shown.subscribe(() => undefined));
    const texts = () =>
      shown
        .getCurrentResult()
        .data?.pages.flatMap(({ messages }) => messages.map((one) => one.text));
    await expect.poll(texts).toEqual([]);
    return {
      client,
      connection,
      texts,
      write: (text: string) => client.send(conversationId, { text, quote: null }),
      stored: async () => (await client.messages(conversationId)).messages.map(({ text }) => text),
    };
  }

  /** The profile updates that a page hears, once its channel is connected. */
  async function openChannel({ sessionToken }: PageUser) {
    const genders: unknown[] = [];
    let connections = 0;
    const { close } = socketChannel(urlOf(proxy))(sessionToken, {
      onProfileUpdate: ({ gender }) => genders.push(gender),
      onFeaturesUpdate: () => undefined,
      onMissed: () => (connections += 1),
    });
    closings.push(close);
    await expect.poll(() => connections).toBe(1);
    return { genders, connections: () => connections };
  }

  async function changeGender(gender: string, { sessionToken }: PageUser, at: { port: number }) {
    const reply = await fetch(`${urlOf(at)}/users/me`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${sessionToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ gender }),
    });
    expect(reply.status).toBe(200);
  }

  it('keep a conversation between their pages whole', async () => {
    // The proxy takes the sandboxes in turn: one user’s pages are here, and the other’s there.
    const noorsPage = await openConversation(noor);
    const idrisPage = await openConversation(idris);
    const noorsChannel = await openChannel(noor);
    const idrisChannel = await openChannel(idris);
    await changeGender('non_binary', idris, here);
    await expect.poll(() => idrisChannel.genders).toEqual(['non_binary']);

    const died = once(here.program, 'exit');
    closings.push(
      idrisPage.client.onIncoming(({ text }) => {
        if (text === LAST_LINE_HEARD) here.program.kill('SIGKILL');
      }),
    );
    for (const text of LINES) noorsPage.write(text);
    for (const text of ANSWERS) idrisPage.write(text);
    await died;
    await expect.poll(noorsPage.connection).toBe('offline');
    expect(noorsPage.client.getState().unsent).not.toEqual([]);
    expect(idrisPage.connection()).toBe('online');
    for (const text of ['Are you there?', 'I am.']) noorsPage.write(text);
    await expect.poll(noorsPage.connection).toBe('online');
    for (const { client } of [noorsPage, idrisPage]) {
      await expect.poll(() => client.getState().unsent).toEqual([]);
    }

    const stored = await idrisPage.stored();
    const noors = [...LINES, 'Are you there?', 'I am.'];
    expect(stored.filter((text) => !ANSWERS.includes(text))).toEqual(noors);
    expect(stored.filter((text) => ANSWERS.includes(text))).toEqual(ANSWERS);
    for (const { texts } of [noorsPage, idrisPage]) await expect.poll(texts).toEqual(stored);

    await expect.poll(noorsChannel.connections).toBe(2);
    await changeGender('non_binary', noor, there);
    await expect.poll(() => noorsChannel.genders).toEqual(['non_binary']);
  });
});
