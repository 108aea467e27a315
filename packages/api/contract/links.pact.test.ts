import { messages, serverMessages } from '@perigee/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import { getMagicToken, sendDownloadLink, sendMagicLink } from '../src/index.ts';
import { given } from './given.ts';
import { aToken } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { downloadLinkRequest, magicLinkRequest, magicToken, upcomingEvent, waitlistedDater } =
  fixtures;
const { email } = fixtures.passwordLogin;
const phone = waitlistedDater.phoneNumber;
const userId = waitlistedDater.id;

beforeAll(() => {
  clearArea('auth', ['getMagicToken', 'sendMagicLink', 'sendDownloadLink']);
});

describe('getMagicToken', () => {
  const operationId = 'getMagicToken';

  it('gives a token', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for a sign-in token',
        given: given('a signed-in dater', { userId }),
        bearer: true,
      },
      { status: 200, body: { magicToken: aToken(magicToken.magicToken) } },
      async () => {
        expect(await getMagicToken()).toEqual(magicToken);
      },
    ));

  it('refuses an expired session', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for a sign-in token with an expired session',
        given: given('an expired session', { userId }),
        bearer: true,
      },
      { status: 401, message: messages.signInAgain },
      async (refusal) => {
        await expect(getMagicToken()).rejects.toMatchObject(refusal);
      },
    ));
});

it('sendMagicLink mails the address of an event', () =>
  succeeds(
    {
      operationId: 'sendMagicLink',
      receiving: 'a member’s request for the address of an event',
      given: given('a signed-in dater and an event that they may open', {
        userId,
        eventId: upcomingEvent.id,
      }),
      bearer: true,
      body: { eventId: String(upcomingEvent.id) },
    },
    { status: 204 },
    async () => {
      expect(await sendMagicLink({ eventId: String(upcomingEvent.id) })).toBeUndefined();
    },
  ));

describe.each([
  {
    operationId: 'sendMagicLink',
    name: 'a sign-in link',
    send: sendMagicLink,
    receiver: given('a member with an email', { email }),
    tired: given('an email that was sent too many links', { email }),
    body: magicLinkRequest,
    malformed: { email: 'idris@' },
    message: messages.email.invalid,
  },
  {
    operationId: 'sendDownloadLink',
    name: 'a download link',
    send: sendDownloadLink,
    receiver: given('a phone that is new', { phone }),
    tired: given('a phone that was sent too many links', { phone }),
    body: downloadLinkRequest,
    malformed: { phone: '+10000000000' },
    message: messages.phone.invalid,
  },
])('$operationId', ({ operationId, name, send, receiver, tired, body, malformed, message }) => {
  it('sends it to whom the body names', () =>
    succeeds(
      { operationId, receiving: `a visitor’s request for ${name}`, given: receiver, body },
      { status: 204 },
      async () => {
        expect(await send(body)).toBeUndefined();
      },
    ));

  it('sends it to the signed-in person', () =>
    succeeds(
      {
        operationId,
        receiving: `a member’s request for ${name}`,
        given: given('a signed-in dater', { userId }),
        bearer: true,
        body: {},
      },
      { status: 204 },
      async () => {
        expect(await send({})).toBeUndefined();
      },
    ));

  it('refuses where nobody is named', () =>
    refuses(
      { operationId, receiving: `a request for ${name} to nobody`, body: {} },
      { status: 401, message: messages.signInAgain },
      async (refusal) => {
        await expect(send({})).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses a receiver that cannot be', () =>
    refuses(
      { operationId, receiving: `a request for ${name} to nowhere`, body: malformed },
      { status: 422, message },
      async (refusal) => {
        await expect(send(malformed)).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses to send too many', () =>
    refuses(
      { operationId, receiving: `one request for ${name} too many`, given: tired, body },
      { status: 429, message: serverMessages.tooManyLinks },
      async (refusal) => {
        await expect(send(body)).rejects.toMatchObject(refusal);
      },
    ));
});
