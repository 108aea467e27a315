import { hostRecord, payoutsConnection } from '@perigee/api/fixtures';
import { messages } from '@perigee/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { putConnectCode } from '../src/payments/simulated/connect.ts';
import { insertEvents, insertPeople } from '../src/seed/world.ts';
import { hosting, upcoming } from '../src/states/events.ts';
import { accepted, admin, waiting } from '../src/states/people.ts';
import { createTestSandbox, failed, NOW, type TestSandbox } from './harness.ts';

const PEOPLE = { host: 11, other: 12, dater: 21, newcomer: 22, admin: 31 };
type Role = 'visitor' | keyof typeof PEOPLE;
const HOST_ID = 1;
const EVENT_ID = 101;

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await createTestSandbox();
});
beforeEach(async () => {
  await sandbox.reset();
  const other = {
    id: PEOPLE.other,
    username: 'other',
    email: 'other@example.com',
    phoneNumber: '+12125550144',
    Host: { ...hostRecord, id: 2, linkId: 'other' },
  };
  await insertPeople(sandbox.db, [
    hosting({ id: PEOPLE.host, Host: { ...hostRecord, id: HOST_ID } }, NOW),
    hosting(other, NOW),
    accepted({ id: PEOPLE.dater }, NOW),
    waiting({ id: PEOPLE.newcomer }, NOW),
    admin({ id: PEOPLE.admin }, NOW),
  ]);
  await insertEvents(sandbox.db, [upcoming({ id: EVENT_ID, hostId: HOST_ID }, NOW)]);
  await putConnectCode(sandbox.context, payoutsConnection.authCode);
});
afterAll(() => sandbox.close());

interface Row {
  call: [method: string, path: string, body?: object];
  /** The status for each. */
  roles: Record<Role, number>;
}

const everybody = (status: number) => ({
  visitor: status,
  host: status,
  other: status,
  dater: status,
  newcomer: status,
  admin: status,
});
const signedIn = { ...everybody(200), visitor: 401 };
const hostsOnly = (status: number) => ({
  ...everybody(403),
  visitor: 401,
  host: status,
  other: status,
});

const TABLE: Row[] = [
  { call: ['GET', `/hosts/${HOST_ID}`], roles: everybody(200) },
  { call: ['GET', `/hosts/${HOST_ID}/events`], roles: signedIn },
  { call: ['GET', `/hosts/event/${EVENT_ID}`], roles: signedIn },
  {
    call: ['GET', `/hosts/${HOST_ID}/date`],
    roles: { ...everybody(403), visitor: 401, host: 200, admin: 200 },
  },
  {
    call: ['POST', `/hosts/${HOST_ID}/date`, {}],
    roles: { ...everybody(201), visitor: 401, host: 422 },
  },
  { call: ['PUT', '/hosts/me', { name: 'Moonlit' }], roles: hostsOnly(200) },
  { call: ['POST', '/payments/stripe/get'], roles: hostsOnly(200) },
  { call: ['POST', '/payments/stripe/update', payoutsConnection], roles: hostsOnly(204) },
];

const send = ([method, path, body]: Row['call'], token?: string) =>
  sandbox.call(method, path, { body, token });

describe.each(TABLE)('$call.0 $call.1', ({ call, roles }) => {
  it.each(Object.entries(roles) as [Role, number][])('answers %s with %i', async (role, status) => {
    const token =
      role === 'visitor' ? undefined : await sandbox.context.tokens.session(PEOPLE[role]);
    expect((await send(call, token)).status).toBe(status);
  });

  it.each([
    ['of a phone', () => sandbox.context.tokens.phoneProof({ userId: 11, phone: '+12125550102' })],
    ['of the chat', () => sandbox.context.tokens.chat(PEOPLE.host)],
    ['of a session long ago', () => sandbox.context.tokens.session(PEOPLE.host, new Date(0))],
    ['of nobody', () => sandbox.context.tokens.session(999)],
  ])('is closed to a token %s', async (_what, token) => {
    expect(await send(call, await token())).toEqual(failed(401, messages.server.signInAgain));
  });
});

it('nobody without a right to a call learns whether its body would have been good', async () => {
  const token = await sandbox.context.tokens.session(PEOPLE.dater);
  for (const [method, path] of [
    ['PUT', '/hosts/me'],
    ['POST', '/payments/stripe/update'],
  ] as const) {
    const reply = await sandbox.call(method, path, { body: '{', token });
    expect(reply).toEqual(failed(403, messages.server.hostsOnly));
  }
});
