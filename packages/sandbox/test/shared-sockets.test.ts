import { chatLimits, chatReply, conversationIdOf } from '@perigee/domain/chat';
import { eq } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { issueLinkToken } from '../src/auth/link-token.ts';
import { CHAT_NAMESPACE } from '../src/chat/chat-channel.ts';
import { chatMessages } from '../src/db/schema/chat.ts';
import { matches } from '../src/db/schema/likes.ts';
import { users } from '../src/db/schema/users.ts';
import { startSandbox, type Sandbox } from '../src/node.ts';
import { notifyUser } from '../src/profile/notify-user.ts';
import { ME_NAMESPACE } from '../src/realtime/realtime.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { accepted } from '../src/states/people.ts';
import { VIDEO_NAMESPACE } from '../src/video/video-channel.ts';
import { connectPage, me, post } from './pages.ts';
import { createDatabase, TEST_SERVER } from './test-server.ts';

const [NOOR, IDRIS] = [910_000, 910_001];

/** Two sandboxes that start on an empty database at the same time. */
describe.runIf(TEST_SERVER !== undefined)('two sandboxes on one PostgreSQL', () => {
  let url: string;
  let drop: () => Promise<void>;
  let here: Sandbox;
  let there: Sandbox;
  let conversationId: string;
  const lines: string[] = [];
  const sockets: Socket[] = [];

  const start = () =>
    startSandbox({
      seed: 'small',
      databaseUrl: url,
      mostConnections: 3,
      log: (line) => lines.push(line),
    });
  beforeAll(async () => {
    ({ url, drop } = await createDatabase(TEST_SERVER ?? ''));
    [here, there] = await Promise.all([start(), start()]);
    const { db, clock } = here.context;
    const person = (id: number) => ({
      id,
      email: `${id}@example.com`,
      phoneNumber: `+1212555${id % 10_000}`,
      username: `user_${id}`,
    });
    await insertPeople(
      db,
      [NOOR, IDRIS].map((id) => accepted(person(id), clock())),
    );
    const [match] = await db
      .insert(matches)
      .values({ firstUserId: NOOR, secondUserId: IDRIS, type: 'like', matchedAt: clock() })
      .returning({ id: matches.id });
    conversationId = conversationIdOf(match?.id ?? 0);
  });
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.close();
  });
  afterAll(async () => {
    await Promise.all([here, there].map((sandbox) => sandbox.stop()));
    await drop();
  });

  /** A connection of a page, and the events that it has heard. */
  function connect(to: Sandbox, namespace: string, token: string) {
    const page = connectPage(to, namespace, { token });
    sockets.push(page.socket);
    return page;
  }
  async function openChat(to: Sandbox, userId: number) {
    const page = connect(to, CHAT_NAMESPACE, await to.context.tokens.chat(userId));
    await page.connected;
    const send = async (text: string, id: string = crypto.randomUUID()) => {
      const draft = { id, text, quote: null };
      const reply: unknown = await page.socket.emitWithAck('send', { conversationId, draft });
      expect(chatReply.parse(reply)).toHaveProperty('data');
    };
    return {
      ...page,
      send,
      texts: () => page.heard.map(([, data]) => (data as { text: string }).text),
    };
  }

  it('seed it once, and accept each other’s tokens', async () => {
    const { db, tokens } = here.context;
    const seeded = await db.select({ id: users.id }).from(users).where(eq(users.admin, true));
    expect(seeded).toHaveLength(1);
    expect((await me(there, await tokens.session(NOOR))).status).toBe(200);
  });

  it('carry messages between the pages of both, in order', async () => {
    const [noor, idris] = [await openChat(here, NOOR), await openChat(there, IDRIS)];
    const texts = Array.from({ length: 15 }, (_, count) => `Reason ${count}`);
    await Promise.all(texts.map((text) => noor.send(text)));
    await idris.send('You win.');
    for (const page of [noor, idris]) {
      await expect.poll(page.texts).toEqual([...texts, 'You win.']);
    }
  });

  it('acknowledge no message that the pages of the other cannot hear', async () => {
    const [noor, idris] = [await openChat(here, NOOR), await openChat(there, IDRIS)];
    const [id, text] = [crypto.randomUUID(), 'é'.repeat(chatLimits.messageLength)];
    let sending: Promise<unknown> | undefined;
    await here.context.db.transaction(async (tx) => {
      // The lock holds up the event, whose length is more than a notification may have.
      await tx.execute('lock table socket_io_attachments in exclusive mode');
      sending = noor.send(text, id).catch((error: unknown) => error);
      const stuck = `from pg_stat_activity where datname = current_database()
         and wait_event_type = 'Lock' and query ilike 'insert into socket_io_attachments%'`;
      const { db } = there.context;
      const end = () => db.execute(`select pg_terminate_backend(pid) ${stuck}`);
      await expect.poll(end).toHaveProperty('rowCount', 1);
      await noor.closed;
    });
    expect(await sending).toBeInstanceOf(Error);
    noor.socket.connect();
    expect(idris.heard).toEqual([]);
    await noor.send(text, id);
    await expect.poll(idris.texts).toEqual([text]);
  });

  it.each([7990, 8010, 20_000])('carry an event of about %i bytes', async (bytes) => {
    const page = connect(there, ME_NAMESPACE, await here.context.tokens.session(NOOR));
    await page.connected;
    const features = Array.from({ length: bytes / 10 }, () => 'PROFILE' as never);
    here.context.realtime.featuresUpdate(NOOR, features);
    await expect.poll(() => page.heard).toEqual([['featuresUpdate', features]]);
  });

  it('push the changes of a user to their pages at both', async () => {
    const token = await here.context.tokens.session(NOOR);
    const pages = [connect(here, ME_NAMESPACE, token), connect(there, ME_NAMESPACE, token)];
    await Promise.all(pages.map(({ connected }) => connected));
    await notifyUser(here.context, NOOR);
    for (const { heard } of pages) {
      await expect
        .poll(() => heard)
        .toEqual([
          ['profileUpdate', expect.objectContaining({ id: NOOR })],
          ['featuresUpdate', expect.anything()],
        ]);
    }
  });

  it('end the sessions of a user at both, and no others', async () => {
    const [noor, idris] = [await openChat(there, NOOR), await openChat(there, IDRIS)];
    const token = await issueLinkToken(here.context, 'reset-password', NOOR);
    await post(here, '/auth/reset-password', { token, password: 'a long walk' });
    expect(await noor.closed).toBe('io server disconnect');
    await idris.send('Still here');
    await here.context.db.update(users).set({ sessionVersion: 0 }).where(eq(users.id, NOOR));
  });

  it('have their pages load again what was said while their connection was broken', async () => {
    const [noor, idris] = [await openChat(here, NOOR), await openChat(there, IDRIS)];
    const reconnected = [noor, idris].map(({ once }) => once('connect'));
    await here.context.db.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query ilike 'listen%'`,
    );
    await Promise.all(reconnected);
    await noor.send('Hello again');
    await expect.poll(idris.texts).toEqual(['Hello again']);
    expect(lines.join('\n')).toContain('The connection with other sandboxes');
  });

  it('refuse calls, whose rooms they do not share', async () => {
    const { tokens } = here.context;
    const user = { id: NOOR, sessionVersion: 0 };
    const { once } = connect(there, VIDEO_NAMESPACE, await tokens.streaming(user, conversationId));
    expect(await once('connect_error')).toMatchObject({
      message: 'Calls need a single sandbox',
    });
  });

  it('keep the pages of one when the other stops', async () => {
    const [noor, idris] = [await openChat(here, NOOR), await openChat(there, IDRIS)];
    await there.stop();
    await idris.closed;
    await noor.send('Are you there?');
    expect(noor.socket.connected).toBe(true);
    const stored = await here.context.db.select().from(chatMessages);
    expect(stored.map(({ text }) => text)).toContain('Are you there?');
    there = await start();
    await openChat(there, IDRIS);
  });
});
