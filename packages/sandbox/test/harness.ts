import { signUpRequest } from '@perigee/api/fixtures';
import type { SignUpRequest } from '@perigee/api/zod';
import { afterAll, beforeEach, expect } from 'vitest';
import { createApp } from '../src/app.ts';
import type { ChatEvent } from '../src/chat/chat-channel.ts';
import type { SandboxContext } from '../src/context.ts';
import { createContext } from '../src/create-context.ts';
import type { OpenDatabase } from '../src/db/database.ts';
import { settings } from '../src/db/schema/settings.ts';
import { createReadLimit } from '../src/http/read-limit.ts';
import { openDatabase } from '../src/node/open-database.ts';
import { scryptPasswords } from '../src/node/scrypt-passwords.ts';
import { sharpEncoding } from '../src/node/sharp-encoding.ts';
import { simulatedConnect } from '../src/payments/simulated/connect.ts';
import type { Payments } from '../src/payments/payments.ts';
import { secureRandom } from '../src/random.ts';
import type { MeEvents } from '../src/realtime/realtime.ts';
import { emptyTables } from '../src/states/empty-tables.ts';
import { NO_VIDEO } from '../src/video/video-channel.ts';
import { readDatabaseDump } from './database-dump.ts';
import { memoryPayments } from './memory-payments.ts';
import { createDatabase, TEST_SERVER } from './test-server.ts';
import { profileServerMessages } from '../src/profile/server-messages.ts';

export const NOW = new Date('2026-12-01T12:00:00Z');

/** A phone without an account. */
export const PHONE = signUpRequest.phoneNumber;

/** A cheap cost of hashes, because tests make many. */
const CHEAP = { N: 2 ** 4, r: 8, p: 1 };

/** So few that the test files that run at once leave a server of 100 connections room. */
const TEST_CONNECTIONS = 5;

let embedded: Promise<OpenDatabase> | undefined;

/** The embedded database of the test files that run in this worker, one after the other. Empty. */
async function openEmbedded(): Promise<OpenDatabase> {
  embedded ??= readDatabaseDump().then((dump) => openDatabase({ dump }));
  const { db } = await embedded;
  await emptyTables(db);
  await db.delete(settings);
  // It ends with the worker.
  return { db, close: () => Promise.resolve() };
}

/** An embedded database, or one of its own on a PostgreSQL server. */
async function openTestDatabase(server: string | null): Promise<OpenDatabase> {
  if (server === null) return openEmbedded();
  const { url, drop } = await createDatabase(server);
  const { db, close } = await openDatabase({
    databaseUrl: url,
    mostConnections: TEST_CONNECTIONS,
  });
  return {
    db,
    close: async () => {
      await close();
      await drop();
    },
  };
}

export interface Call {
  body?: unknown;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** The address that the call comes from. */
  client?: string;
}

export interface Reply {
  status: number;
  body: unknown;
  headers: Headers;
}

/** A push to the open pages of a user. */
export interface Push {
  event: keyof MeEvents;
  userId: number;
  data: unknown;
}

/** What a test sets up differently from the default. */
interface TestPorts extends Partial<Pick<SandboxContext, 'controls'>> {
  waitlistMode?: boolean;
  /** Whether a user has an open page; by default each user has one. */
  isOpen?: (userId: number) => boolean;
  /** Makes the payments; by default the test pays by hand, without cards. */
  paymentsOn?: (
    ports: Pick<SandboxContext, 'db' | 'clock' | 'random'>,
    publicUrl: string,
  ) => Payments;
}

/** The sandbox's core without a server. The test controls time, payments and pushes. */
export async function createTestSandbox(
  { paymentsOn, isOpen = () => true, waitlistMode = false, ...ports }: TestPorts = {},
  server: string | null = TEST_SERVER ?? null,
) {
  const { db, close } = await openTestDatabase(server);
  const pushes: Push[] = [];
  const ended: number[] = [];
  const chatEvents: { userIds: readonly number[]; event: ChatEvent }[] = [];
  const chatsEnded: number[] = [];
  const logged: string[] = [];
  let now = NOW;
  const urls = { publicUrl: 'http://sandbox.test', webUrl: 'http://web.test' };
  const base = { db, clock: () => now, random: secureRandom };
  const payments = Object.assign(
    memoryPayments(() => now),
    simulatedConnect(base, urls.publicUrl),
  );
  const context = await createContext({
    ...base,
    settings: { ...urls, waitlistMode },
    payments: paymentsOn?.(base, urls.publicUrl) ?? payments,
    passwords: scryptPasswords(secureRandom, CHEAP),
    encodeImage: sharpEncoding,
    realtime: {
      isOpen,
      end: (userId) => ended.push(userId),
      profileUpdate: (userId, data) => pushes.push({ event: 'profileUpdate', userId, data }),
      featuresUpdate: (userId, data) => pushes.push({ event: 'featuresUpdate', userId, data }),
    },
    chat: {
      emit: (userIds, ...event) => {
        if (userIds.length > 0) chatEvents.push({ userIds, event });
      },
      end: (userId) => chatsEnded.push(userId),
    },
    video: NO_VIDEO,
    log: (line) => logged.push(line),
    ...ports,
  });
  const app = createApp(context);

  const call = async (method: string, path: string, options: Call = {}): Promise<Reply> => {
    const { body, token, headers, client } = options;
    const request = {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    const connection = { incoming: { socket: { remoteAddress: client } } };
    const response = await app.request(path, request, connection);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(text) as unknown) : text,
    };
  };

  /** The code that was last sent to a phone. */
  const codeOf = async (phone: string): Promise<string> => {
    const [last] = await context.outbox.read(phone);
    if (last === undefined || last.code === null) throw new Error(`No code was sent to ${phone}`);
    return last.code;
  };
  const sendCode = async (phone: string): Promise<string> => {
    const reply = await call('POST', '/verify-phone', { body: { phone } });
    expect(reply.status).toBe(204);
    return codeOf(phone);
  };
  /** Verifies a phone, and returns the body of the response. */
  const prove = async (phone: string) => {
    const code = await sendCode(phone);
    const reply = await call('POST', '/auth/phone', { body: { phone, code } });
    expect(reply.status).toBe(200);
    return reply.body as { id: number; completedSignup: boolean; jwt: string; chatToken: string };
  };
  const signUp = async (change: Partial<SignUpRequest> = {}) => {
    const form = { ...signUpRequest, ...change };
    const { jwt } = await prove(form.phoneNumber);
    const reply = await call('POST', '/auth/signup', { body: form, token: jwt });
    expect(reply.status).toBe(200);
    return reply.body as { userId: number; jwt: string; chatToken: string };
  };

  return {
    context,
    db,
    payments,
    pushes,
    /** The ids of the users whose open pages were closed. */
    ended,
    /** The chat events, and the users whom they were sent to. */
    chatEvents,
    /** The ids of the users whose chat connections were closed. */
    chatsEnded,
    logged,
    call,
    codeOf,
    sendCode,
    prove,
    signUp,
    advance: (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    /** Empties the database and the counts of reads, and sets the clock back to {@link NOW}. */
    reset: async () => {
      await emptyTables(db);
      pushes.length = 0;
      ended.length = 0;
      chatEvents.length = 0;
      chatsEnded.length = 0;
      logged.length = 0;
      context.profileReads = createReadLimit(() => now, profileServerMessages.tooManyProfiles);
      context.usernameReads = createReadLimit(() => now, profileServerMessages.tooManyUsernames);
      const { refunds, opened, intents, intentRefunds } = payments;
      for (const calls of [refunds, opened, intents, intentRefunds]) calls.length = 0;
      now = NOW;
    },
    close,
  };
}

/** The sandbox of a test file: closed after its tests, and begun anew before each of them. */
export async function testSandbox(
  ...options: Parameters<typeof createTestSandbox>
): Promise<TestSandbox> {
  const sandbox = await createTestSandbox(...options);
  beforeEach(sandbox.reset);
  afterAll(sandbox.close);
  return sandbox;
}

export type TestSandbox = Awaited<ReturnType<typeof createTestSandbox>>;

/** The expected reply of a failed call, with a message and nothing else in its body. */
export function failed(status: number, message: string): Reply {
  return { status, body: { message }, headers: expect.anything() as Headers };
}
