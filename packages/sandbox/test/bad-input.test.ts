import { magicTokenLogin, passwordLogin, signUpRequest } from '@perigee/api/fixtures';
import { fieldMessages, limits } from '@perigee/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPeople } from '../src/seed/insert.ts';
import { admin, waiting } from '../src/states/people.ts';
import { createTestSandbox, failed, PHONE } from './harness.ts';
import { serverMessages } from '../src/server-messages.ts';

const sandbox = await createTestSandbox();
let tokens: { proof: string; admin: string };
const ADMIN = 1;
const APPLICANT = 1300;

beforeAll(async () => {
  const { db, clock, tokens: issued } = sandbox.context;
  await insertPeople(db, [waiting({ id: APPLICANT }, clock()), admin({ id: ADMIN }, clock())]);
  tokens = {
    proof: await issued.phoneProof({ userId: APPLICANT, phone: PHONE }),
    admin: await issued.session(ADMIN),
  };
});
afterAll(() => sandbox.close());

const server = serverMessages;
const CALLS = {
  verify: ['POST', '/verify-phone', undefined],
  phone: ['POST', '/auth/phone', undefined],
  login: ['POST', '/auth/login', undefined],
  forgotten: ['POST', '/auth/reset-password/email', undefined],
  reset: ['POST', '/auth/reset-password', undefined],
  mail: ['POST', '/auth/magic-token/email', undefined],
  text: ['POST', '/download-link/ios/sms', undefined],
  signup: ['POST', '/auth/signup', 'proof'],
  waitlist: ['PUT', `/waitlist/${APPLICANT}`, 'admin'],
  profile: ['PUT', '/users/me', 'admin'],
  like: ['PUT', `/for-you/profiles/${APPLICANT}/like`, 'admin'],
  ticket: ['POST', '/events/12/signup', 'admin'],
  invitation: ['POST', '/events/12/invite', 'admin'],
  event: ['POST', '/events', 'admin'],
  discover: ['POST', '/events/discover', undefined],
  application: ['PUT', '/users/application', 'admin'],
  report: ['POST', '/v1/admin/analytics/downloads/match-recommendations/user', 'admin'],
} as const;

const send = (name: keyof typeof CALLS, body: unknown) => {
  const [method, path, role] = CALLS[name];
  return sandbox.call(method, path, { body, token: role === undefined ? undefined : tokens[role] });
};

describe.each(Object.keys(CALLS) as (keyof typeof CALLS)[])('a body for %s', (name) => {
  it.each(['', '{', 'phone=1', '{"a":1}}'])('is refused where it is not JSON: %s', async (body) => {
    expect(await send(name, body)).toEqual(failed(400, server.malformedJson));
  });

  it.each(['null', '[]', '"text"', '7'])('is refused where it is no object: %s', async (body) => {
    expect(await send(name, body)).toEqual(failed(422, server.bodyNotObject));
  });

  it('is refused above 64 kB', async () => {
    const body = JSON.stringify({ phone: 'x'.repeat(65 * 1024) });
    expect(await send(name, body)).toEqual(failed(413, server.bodyTooLarge));
  });
});

const withoutEmail = { ...signUpRequest, email: undefined };

const TABLE: [keyof typeof CALLS, string, unknown, string][] = [
  ['verify', 'nothing', {}, server.fieldMissing('phone')],
  [
    'verify',
    'a number for a text',
    { phone: 12125550142 },
    server.fieldOfWrongType('phone', 'text'),
  ],
  ['verify', 'a phone without a plus', { phone: '12125550142' }, fieldMessages.phone.invalid],
  ['verify', 'an over-long phone', { phone: `+${'1'.repeat(400)}` }, fieldMessages.phone.invalid],
  ['verify', 'a field too many', { phone: PHONE, admin: true }, server.fieldUnknown('admin')],
  ['phone', 'no code', { phone: PHONE }, server.fieldMissing('code')],
  ['phone', 'five digits', { phone: PHONE, code: '12345' }, fieldMessages.code.invalid],
  ['phone', 'letters', { phone: PHONE, code: 'abcdef' }, fieldMessages.code.invalid],
  ['phone', 'a number', { phone: PHONE, code: 407193 }, server.fieldOfWrongType('code', 'text')],
  ['phone', 'other digits', { phone: PHONE, code: '٤٠٧١٩٣' }, fieldMessages.code.invalid],
  ['login', 'nothing', {}, server.fieldMissing('authMethod')],
  [
    'login',
    'another method',
    { ...passwordLogin, authMethod: 'Phone' },
    server.fieldMalformed('authMethod'),
  ],
  [
    'login',
    'no password',
    { ...passwordLogin, password: undefined },
    server.fieldMissing('password'),
  ],
  [
    'login',
    'an empty password',
    { ...passwordLogin, password: '' },
    server.fieldMissing('password'),
  ],
  [
    'login',
    'an over-long password',
    { ...passwordLogin, password: 'x'.repeat(limits.passwordLength.max + 1) },
    server.fieldTooLong('password', limits.passwordLength.max),
  ],
  ['login', 'no address', { ...passwordLogin, email: 'idris' }, fieldMessages.email.invalid],
  [
    'login',
    'a password beside a token',
    { ...magicTokenLogin, password: 'x' },
    server.fieldUnknown('password'),
  ],
  ['login', 'no token', { authMethod: 'MagicToken' }, server.fieldMissing('magicToken')],
  ['forgotten', 'nothing', {}, server.fieldMissing('email')],
  ['forgotten', 'no address', { email: 'idris' }, fieldMessages.email.invalid],
  ['reset', 'no password', { token: 'x' }, server.fieldMissing('password')],
  [
    'reset',
    'a short password',
    { token: 'x', password: 'x'.repeat(limits.passwordLength.min - 1) },
    server.fieldTooShort('password', limits.passwordLength.min),
  ],
  ['reset', 'no token', { password: 'eight888' }, server.fieldMissing('token')],
  ['mail', 'no address', { email: 'idris' }, fieldMessages.email.invalid],
  ['mail', 'a path', { email: 'a@example.com', path: '//x' }, server.fieldUnknown('path')],
  ['text', 'no phone', { phone: '212' }, fieldMessages.phone.invalid],
  [
    'application',
    'another source',
    { lastUpdateSource: 'ios' },
    server.fieldNotOneOf('lastUpdateSource', 'webapp'),
  ],
  ['report', 'nobody', {}, server.fieldMissing('user')],
  ['report', 'an empty text', { user: '' }, server.fieldMissing('user')],
  ['report', 'a number', { user: 1 }, server.fieldOfWrongType('user', 'text')],
  ['report', 'a long text', { user: 'x'.repeat(65) }, server.fieldTooLong('user', 64)],
  ['signup', 'no email', withoutEmail, server.fieldMissing('email')],
  ['signup', 'no address', { ...signUpRequest, email: 'marisol' }, fieldMessages.email.invalid],
  [
    'signup',
    'a long email',
    {
      ...signUpRequest,
      email: `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(30)}.com`,
    },
    server.fieldTooLong('email', 254),
  ],
  [
    'signup',
    'an empty name',
    { ...signUpRequest, firstName: '' },
    server.fieldMissing('firstName'),
  ],
  ['signup', 'a blank name', { ...signUpRequest, lastName: '  ' }, server.fieldMissing('lastName')],
  ['signup', 'a blank whole name', { ...signUpRequest, name: ' ' }, server.fieldMissing('name')],
  [
    'signup',
    'an over-long name',
    { ...signUpRequest, firstName: 'x'.repeat(81) },
    server.fieldTooLong('firstName', 80),
  ],
  [
    'signup',
    'a character that cannot be stored',
    { ...signUpRequest, firstName: 'Mari\0sol' },
    server.fieldMalformed('firstName'),
  ],
  [
    'signup',
    'a null',
    { ...signUpRequest, lastName: null },
    server.fieldOfWrongType('lastName', 'text'),
  ],
  [
    'signup',
    'another site',
    { ...signUpRequest, instagramLink: 'https://example.com/marisol' },
    server.instagramAddress,
  ],
  [
    'signup',
    'a handle with an @',
    { ...signUpRequest, instagramLink: 'https://www.instagram.com/@marisol' },
    server.instagramAddress,
  ],
  [
    'signup',
    'no handle',
    { ...signUpRequest, instagramLink: 'https://www.instagram.com/' },
    server.instagramAddress,
  ],
  [
    'signup',
    'no link at all',
    { ...signUpRequest, instagramLink: 'marisol' },
    server.instagramAddress,
  ],
  [
    'signup',
    'another method',
    { ...signUpRequest, authMethod: 'Password' },
    server.fieldNotOneOf('authMethod', 'Phone'),
  ],
  [
    'signup',
    'milliseconds',
    { ...signUpRequest, timestamp: 1_796_083_200_000 },
    server.fieldTooBig('timestamp', 4_102_444_800),
  ],
  [
    'signup',
    'a fraction',
    { ...signUpRequest, timestamp: 1.5 },
    server.fieldOfWrongType('timestamp', 'a whole number'),
  ],
  [
    'signup',
    'an empty referral',
    { ...signUpRequest, referralCode: '' },
    server.fieldMissing('referralCode'),
  ],
  ['signup', 'a role', { ...signUpRequest, admin: true }, server.fieldUnknown('admin')],
  ['profile', 'nothing', {}, server.nothingToUpdate],
  ['profile', 'a number', { gender: 7 }, server.fieldOfWrongType('gender', 'text')],
  ['profile', 'no gender', { gender: '' }, server.fieldMissing('gender')],
  ['profile', 'a blank gender', { gender: '  ' }, server.fieldMissing('gender')],
  [
    'profile',
    'a null',
    { sexualOrientation: null },
    server.fieldOfWrongType('sexualOrientation', 'text'),
  ],
  ['profile', 'a long text', { gender: 'x'.repeat(121) }, server.fieldTooLong('gender', 120)],
  [
    'profile',
    'a long bio',
    { profile: { bio: 'x'.repeat(2001) } },
    server.fieldTooLong('profile.bio', 2000),
  ],
  [
    'profile',
    'an answer that is no text',
    { profile: { diet: 7 } },
    server.fieldOfWrongType('profile.diet', 'text'),
  ],
  [
    'profile',
    'an unknown answer',
    { profile: { shoeSize: '42' } },
    server.fieldUnknown('profile.shoeSize'),
  ],
  [
    'profile',
    'an unknown preference',
    { preferences: { shoes: '42' } },
    server.fieldUnknown('preferences.shoes'),
  ],
  [
    'profile',
    'an unknown part of an address',
    { userAddress: { planet: 'Earth' } },
    server.fieldUnknown('userAddress.planet'),
  ],
  [
    'profile',
    'a character that cannot be stored',
    { profile: { bio: 'a\0b' } },
    server.fieldMalformed('profile'),
  ],
  ['profile', 'half a character', { interests: ['\uD83D'] }, server.fieldMalformed('interests')],
  [
    'profile',
    'an age under 18',
    { preference: { minAge: 17 } },
    server.fieldTooSmall('preference.minAge', 18),
  ],
  [
    'profile',
    'an age over 100',
    { preference: { maxAge: 101 } },
    server.fieldTooBig('preference.maxAge', 100),
  ],
  [
    'profile',
    'half an age',
    { preference: { maxAge: 30.5 } },
    server.fieldOfWrongType('preference.maxAge', 'a whole number'),
  ],
  [
    'profile',
    'nobody to look for',
    { preference: { genders: [] } },
    server.fieldTooSmall('preference.genders', 1),
  ],
  [
    'profile',
    'too many interests',
    { interests: Array(101).fill('x') },
    server.fieldTooBig('interests', 100),
  ],
  [
    'profile',
    'a latitude off the globe',
    { location: 'X', geoLat: 91, geoLng: 0 },
    server.fieldTooBig('geoLat', 90),
  ],
  ['profile', 'no photo', { images: [] }, server.fieldTooSmall('images', 1)],
  [
    'profile',
    'too many photos',
    { images: Array.from({ length: 10 }, (_, id) => ({ id: id + 1 })) },
    server.fieldTooBig('images', 9),
  ],
  [
    'profile',
    'a photo for photos',
    { images: { id: 1 } },
    server.fieldOfWrongType('images', 'a list'),
  ],
  ['profile', 'a photo without an id', { images: [{}] }, server.fieldMissing('images.0.id')],
  [
    'profile',
    'a photo with a status',
    { images: [{ id: 1, moderationStatus: 'Approved' }] },
    server.fieldUnknown('images.0.moderationStatus'),
  ],
  ['profile', 'no date', { birthdate: 'soon' }, fieldMessages.birthdate.invalid],
  [
    'profile',
    'a script for a link',
    { tiktokLink: 'javascript:alert(1)' },
    server.fieldMalformed('tiktokLink'),
  ],
  [
    'profile',
    'another site',
    { instagramLink: 'https://example.com/marisol' },
    server.instagramAddress,
  ],
  [
    'profile',
    'another source',
    { gender: 'F', lastUpdateSource: 'ios' },
    server.fieldNotOneOf('lastUpdateSource', 'webapp'),
  ],
  ['waitlist', 'nothing', {}, server.nothingToUpdate],
  ['waitlist', 'an H# of 0', { hNum: 0 }, server.fieldTooSmall('hNum', 1)],
  ['waitlist', 'an H# of 11', { hNum: 11 }, server.fieldTooBig('hNum', 10)],
  ['waitlist', 'half an H#', { hNum: 1.5 }, server.fieldOfWrongType('hNum', 'a whole number')],
  ['waitlist', 'an H# in words', { hNum: '7' }, server.fieldOfWrongType('hNum', 'a number')],
  ['waitlist', 'no H#', { hNum: null }, server.fieldOfWrongType('hNum', 'a number')],
  [
    'waitlist',
    'a yes to a switch',
    { waitlist: 'yes' },
    server.fieldOfWrongType('waitlist', 'true or false'),
  ],
  [
    'waitlist',
    'an unknown membership',
    { membershipType: 'gold' },
    server.fieldNotOneOf(
      'membershipType',
      'general, founding-board, founding-member, lifetime-free, preferred, partnerships, friends',
    ),
  ],
  ['waitlist', 'points', { points: 1000 }, server.fieldUnknown('points')],
];

describe('a body that is not of its call’s shape', () => {
  it.each(TABLE)('is refused by %s: %s', async (name, _what, body, message) => {
    expect(await send(name, body)).toEqual(failed(422, message));
  });

  it('is refused where a filter names an unknown status', async () => {
    const reply = await send('waitlist', { waitlistStatus: 'all' });
    expect(reply.status).toBe(422);
    expect((reply.body as { message: string }).message).toContain('waitlistStatus');
  });
});
