import { hostSignUpRequest as form } from '@perigee/api/fixtures';
import { fieldMessages, limits } from '@perigee/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPeople } from '../src/seed/insert.ts';
import { hosting } from '../src/states/events.ts';
import { createTestSandbox, failed, NOW } from './harness.ts';
import { hostServerMessages } from '../src/hosts/server-messages.ts';
import { serverMessages } from '../src/server-messages.ts';

const HOST = 11;
const CALLS = {
  signup: ['POST', '/auth/signup/host'],
  update: ['PUT', '/hosts/me'],
  date: ['POST', '/hosts/1/date'],
  payouts: ['POST', '/payments/stripe/update'],
} as const;
type Name = keyof typeof CALLS;

const sandbox = await createTestSandbox();
beforeAll(async () => {
  await insertPeople(sandbox.db, [hosting({ id: HOST }, NOW)]);
});
afterAll(() => sandbox.close());

const send = async (name: Name, body: unknown) => {
  const [method, path] = CALLS[name];
  const { tokens } = sandbox.context;
  const token =
    name === 'signup'
      ? await tokens.phoneProof({ userId: HOST + 1, phone: form.phoneNumber })
      : await tokens.session(HOST);
  return sandbox.call(method, path, { body, token });
};

const server = serverMessages;

describe.each(Object.keys(CALLS) as Name[])('a body for %s', (name) => {
  it.each(['', '{', 'name=1'])('is refused where it is not JSON: %s', async (body) => {
    expect(await send(name, body)).toEqual(failed(400, server.malformedJson));
  });

  it.each(['null', '[]', '7'])('is refused where it is no object: %s', async (body) => {
    expect(await send(name, body)).toEqual(failed(422, server.bodyNotObject));
  });

  it('is refused above 64 kB', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(65 * 1024) });
    expect(await send(name, body)).toEqual(failed(413, server.bodyTooLarge));
  });
});

const { min, max } = limits.passwordLength;
const linkId = limits.hostLinkIdLength;

const TABLE: [Name, string, unknown, string][] = [
  ['signup', 'no uuid', { ...form, uuid: undefined }, server.fieldMissing('uuid')],
  ['signup', 'no name', { ...form, name: '' }, server.fieldMissing('name')],
  ['signup', 'a blank name', { ...form, name: ' ' }, server.fieldMissing('name')],
  ['signup', 'a blank first name', { ...form, firstName: ' ' }, server.fieldMissing('firstName')],
  ['signup', 'a blank last name', { ...form, lastName: ' ' }, server.fieldMissing('lastName')],
  ['signup', 'a long name', { ...form, name: 'x'.repeat(81) }, server.fieldTooLong('name', 80)],
  ['signup', 'no address', { ...form, email: 'noor@' }, fieldMessages.email.invalid],
  ['signup', 'no phone', { ...form, phoneNumber: '212' }, fieldMessages.phone.invalid],
  [
    'signup',
    'a phone of nowhere',
    { ...form, phoneNumber: '+19999999' },
    fieldMessages.phone.invalid,
  ],
  [
    'signup',
    'a short password',
    { ...form, password: 'x'.repeat(min - 1) },
    server.fieldTooShort('password', min),
  ],
  [
    'signup',
    'a long password',
    { ...form, password: 'x'.repeat(max + 1) },
    server.fieldTooLong('password', max),
  ],
  ['signup', 'a level', { ...form, level: '3' }, server.fieldUnknown('level')],
  [
    'signup',
    'a character that cannot be stored',
    { ...form, name: 'a\0b' },
    server.fieldMalformed('name'),
  ],
  ['update', 'no name', { name: '' }, server.fieldMissing('name')],
  ['update', 'a long name', { name: 'x'.repeat(81) }, server.fieldTooLong('name', 80)],
  ['update', 'a path for a logo', { logo: '/x.jpg' }, server.fieldOfWrongType('logo', 'a number')],
  ['update', 'a logo of 0', { logo: 0 }, server.fieldTooSmall('logo', 1)],
  ['update', 'a short link id', { linkId: 'x' }, server.fieldTooShort('linkId', linkId.min)],
  [
    'update',
    'a long link id',
    { linkId: 'x'.repeat(linkId.max + 1) },
    server.fieldTooLong('linkId', linkId.max),
  ],
  ['update', 'a link id in words', { linkId: 'a b' }, hostServerMessages.linkIdForm],
  ['update', 'no link id', { linkId: null }, server.fieldOfWrongType('linkId', 'text')],
  [
    'date',
    'a long message',
    { message: 'x'.repeat(limits.dateApplicationLength + 1) },
    server.fieldTooLong('message', limits.dateApplicationLength),
  ],
  ['date', 'a number', { message: 7 }, server.fieldOfWrongType('message', 'text')],
  ['date', 'a person', { userId: 7 }, server.fieldUnknown('userId')],
  ['payouts', 'no code', {}, server.fieldMissing('authCode')],
  ['payouts', 'an empty code', { authCode: '' }, server.fieldMissing('authCode')],
  ['payouts', 'a long code', { authCode: 'x'.repeat(256) }, server.fieldTooLong('authCode', 255)],
];

describe('a body that is not of its call’s shape', () => {
  it.each(TABLE)('is refused by %s: %s', async (name, _what, body, message) => {
    expect(await send(name, body)).toEqual(failed(422, message));
  });
});
