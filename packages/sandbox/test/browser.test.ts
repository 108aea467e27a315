import { signUpRequest } from '@perigee/api/fixtures';
import { User } from '@perigee/api/zod';
import { messages } from '@perigee/domain';
import { chatConversation, chatMessage } from '@perigee/domain/chat';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createBrowserSandbox,
  demoAccounts,
  sandboxHandlers,
  type BrowserSandbox,
} from '../src/browser.ts';
import { NOW } from './harness.ts';

const API = 'http://api.test';
const REFUSED = { message: messages.signInAgain, data: { isRefused: true } };
const SOCKET = 'ws://api.test/socket.io/?EIO=4&transport=websocket';
const [demoDater, demoHost, , demoMember] = demoAccounts;

let sandbox: BrowserSandbox;
let chatsStored = 0;
let server: ReturnType<typeof setupServer>;
beforeAll(async () => {
  sandbox = await createBrowserSandbox({
    now: () => NOW,
    random: (length) => new Uint8Array(length).fill(7),
    onChatStored: () => (chatsStored += 1),
  });
  server = setupServer(...sandboxHandlers(sandbox, API));
  server.listen({ onUnhandledFrame: 'error' });
}, 30_000);
afterAll(async () => {
  server.close();
  await sandbox.stop();
});

/** A page's side of the protocol, by hand: the received packets, and a way to wait for one. */
async function openSocket(hello: string) {
  const socket = new WebSocket(SOCKET);
  const packets: string[] = [];
  socket.addEventListener('message', ({ data }) => packets.push(String(data)));
  const packet = async (start: string) => {
    await expect.poll(() => packets.some((text) => text.startsWith(start))).toBe(true);
    return packets.find((text) => text.startsWith(start))?.slice(start.length) ?? '';
  };
  await packet('0');
  socket.send(hello);
  return {
    packet,
    send: (text: string) => {
      socket.send(text);
    },
    close: () => socket.close(),
  };
}

let chatToken: Promise<string> | undefined;

/** The chat token of the demo's member, who signs in by phone once. */
async function signInToChat(): Promise<string> {
  const { phone } = demoMember;
  const post = (path: string, body: object) =>
    fetch(API + path, { method: 'POST', body: JSON.stringify(body) });
  await post('/verify-phone', { phone });
  const [sent] = await sandbox.outbox(phone);
  const reply = await post('/auth/phone', { phone, code: sent?.code });
  return ((await reply.json()) as { chatToken: string }).chatToken;
}

const get = (path: string, token: string) =>
  fetch(API + path, { headers: { authorization: `Bearer ${token}` } });

describe('a sandbox inside the tab', () => {
  it('takes a user from a phone to the waitlist', async () => {
    const post = (path: string, body: unknown, token?: string) =>
      fetch(API + path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      });
    const phone = signUpRequest.phoneNumber;
    expect((await post('/verify-phone', { phone })).status).toBe(204);
    const [sent] = await sandbox.outbox(phone);
    const proof = await post('/auth/phone', { phone, code: sent?.code });
    const { jwt } = (await proof.json()) as { jwt: string };
    const session = await post('/auth/signup', signUpRequest, jwt);
    const { jwt: token } = (await session.json()) as { jwt: string };
    expect(await (await get('/waitlist/me', token)).json()).toMatchObject({
      position: expect.any(Number) as number,
    });
  });

  it('derives codes from its random bytes', async () => {
    const phone = '+12125550188';
    await fetch(`${API}/verify-phone`, { method: 'POST', body: JSON.stringify({ phone }) });
    const [sent] = await sandbox.outbox(phone);
    expect(sent?.code).toBe('066567');
  });

  it('lets the demo’s host sign in by password', async () => {
    const { email, password } = demoHost;
    const login = (body: object) =>
      fetch(`${API}/auth/login`, { method: 'POST', body: JSON.stringify(body) });
    expect((await login({ authMethod: 'Password', email, password })).status).toBe(200);
    expect((await login({ authMethod: 'Password', email, password: 'x' })).status).toBe(422);
  });

  it('mails links to the page’s own address, one after another', async () => {
    const { email } = demoHost;
    const mail = () =>
      fetch(`${API}/auth/magic-token/email`, { method: 'POST', body: JSON.stringify({ email }) });
    expect([(await mail()).status, (await mail()).status]).toEqual([204, 204]);
    const [sent] = await sandbox.outbox(email);
    expect(sent?.link).toMatch(/^\/login\?magicToken=/);
  });

  it('serves pictures from the page’s own address', async () => {
    const token = await sandbox.tokenOf(demoDater.phone);
    const { profileImage } = (await (await get('/users/me', token)).json()) as User;
    expect(profileImage).toMatch(/^\/pictures\/portraits\//);
  });

  it('knows no session of a phone without an account', async () => {
    await expect(sandbox.tokenOf('+12125550199')).rejects.toThrow('+12125550199');
  });

  it('tells an open page of an acceptance, over socket.io', async () => {
    const token = await sandbox.tokenOf(demoDater.phone);
    const page = await openSocket(`40/users/me,${JSON.stringify({ token })}`);
    await page.packet('40/users/me,');
    const { id } = (await (await get('/users/me', token)).json()) as User;
    const reply = await sandbox.asAdmin(`/waitlist/${id}`, {
      method: 'PUT',
      body: JSON.stringify({ waitlistStatus: 'yes', hNum: 7 }),
    });
    expect(reply.status).toBe(200);
    const [event, user] = JSON.parse(await page.packet('42/users/me,')) as [string, unknown];
    expect(event).toBe('profileUpdate');
    expect(user).toEqual(User.parse(user));
    expect(user).toMatchObject({ id, waitlistStatus: 'yes', hNum: 7 });
    page.close();
  });

  it('carries the chat over the same socket, with acknowledgements', async () => {
    const { phone } = demoMember;
    const token = await (chatToken ??= signInToChat());
    const page = await openSocket(`40/chat,${JSON.stringify({ token })}`);
    await page.packet('40/chat,');
    page.send('42/chat,0["conversations",{}]');
    const [listed] = JSON.parse(await page.packet('43/chat,0')) as [{ data: unknown }];
    const [conversation] = chatConversation.array().parse(listed.data);
    const conversationId = conversation?.id ?? '';

    const draft = { id: crypto.randomUUID(), text: 'Hello from the tab', quote: null };
    page.send(`42/chat,1${JSON.stringify(['send', { conversationId, draft }])}`);
    const [stored] = JSON.parse(await page.packet('43/chat,1')) as [{ data: unknown }];
    expect(chatMessage.parse(stored.data)).toMatchObject({ ...draft, conversationId });
    expect(JSON.parse(await page.packet('42/chat,'))).toEqual(['message', stored.data]);
    expect(chatsStored).toBe(1);

    page.send('42/chat,2["shutdown",{}]');
    page.send('42/chat,3["send",null]');
    expect(JSON.parse(await page.packet('43/chat,3'))).toMatchObject([
      { error: { reason: 'refused' } },
    ]);
    const path = `/users/me/matches/${conversationId.replace('match-', '')}`;
    const headers = { authorization: `Bearer ${await sandbox.tokenOf(phone)}` };
    expect((await fetch(API + path, { method: 'DELETE', headers })).status).toBe(204);
    const closed = await page.packet('42/chat,["closed",');
    expect(closed).toBe(`${JSON.stringify({ conversationId })}]`);
    page.close();
  });

  it('takes no token of a session for the chat', async () => {
    const token = await sandbox.tokenOf(demoMember.phone);
    const page = await openSocket(`40/chat,${JSON.stringify({ token })}`);
    expect(JSON.parse(await page.packet('44/chat,'))).toEqual(REFUSED);
    page.close();
  });

  it('has no room for video, which takes a second browser, and says so', async () => {
    const token = await sandbox.tokenOf(demoMember.phone);
    const page = await openSocket(`40/video,${JSON.stringify({ token })}`);
    expect(JSON.parse(await page.packet('44/video,'))).toEqual(REFUSED);
    page.close();
  });

  it('ends the chat of a deleted account', async () => {
    const { phone } = demoMember;
    const token = await (chatToken ??= signInToChat());
    const page = await openSocket(`40/chat,${JSON.stringify({ token })}`);
    await page.packet('40/chat,');
    const headers = { authorization: `Bearer ${await sandbox.tokenOf(phone)}` };
    await fetch(`${API}/users/me`, { method: 'DELETE', headers });
    expect(await page.packet('41/chat,')).toBe('');
    page.send(`40/chat,${JSON.stringify({ token })}`);
    expect(JSON.parse(await page.packet('44/chat,'))).toEqual(REFUSED);
    page.close();
  });

  it.each([
    ['a bad token', '40/users/me,{"token":"letmein"}', '44/users/me,', REFUSED],
    ['no token', '40/users/me,', '44/users/me,', REFUSED],
    ['another channel', '40/admin,', '44/admin,', { message: 'Invalid namespace' }],
  ])('closes the channel to %s', async (_what, hello, start, refusal) => {
    const page = await openSocket(hello);
    expect(JSON.parse(await page.packet(start))).toEqual(refusal);
    page.close();
  });

  it('moves its clock', async () => {
    const token = await sandbox.tokenOf(demoDater.phone);
    sandbox.advanceClock(12 * 60 * 60);
    expect((await get('/users/me', token)).status).toBe(401);
  });
});

describe('a sandbox that starts with the data of another one', () => {
  it('has its users, and is not seeded again', async () => {
    const phone = signUpRequest.phoneNumber;
    const again = await createBrowserSandbox({ now: () => NOW, data: await sandbox.dump() });
    await expect(again.tokenOf(phone)).resolves.toEqual(expect.any(String));
    await expect(again.tokenOf(demoDater.phone)).resolves.toEqual(expect.any(String));
    await again.stop();
  });
});
