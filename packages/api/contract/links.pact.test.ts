import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import { getMagicToken, sendDownloadLink, sendMagicLink } from '../src/index.ts';
import { fromState, given } from './given.ts';
import { aToken } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { succeeds } from './product-api.ts';

const { magicLinkRequest, magicToken, passwordLogin, upcomingEvent } = fixtures;

const member = given('a user', { role: 'member' });

beforeAll(() => {
  rewriteArea('auth', ['getMagicToken', 'sendMagicLink', 'sendDownloadLink']);
});

it('getMagicToken gives a token', () =>
  succeeds(
    {
      operationId: 'getMagicToken',
      receiving: 'a request for a sign-in token',
      given: member,
      bearer: true,
    },
    { status: 200, body: { magicToken: aToken(magicToken.magicToken) } },
    async () => {
      expect(await getMagicToken()).toEqual(magicToken);
    },
  ));

describe('sendMagicLink', () => {
  const operationId = 'sendMagicLink';

  it('mails a sign-in link to an email', () =>
    succeeds(
      {
        operationId,
        receiving: 'a visitor’s request for a sign-in link',
        given: given('another user', { role: 'member' }),
        body: { email: fromState('otherEmail', passwordLogin.email) },
      },
      { status: 204 },
      async () => {
        expect(await sendMagicLink(magicLinkRequest)).toBeUndefined();
      },
    ));

  it('mails a sign-in link to the user', () =>
    succeeds(
      {
        operationId,
        receiving: 'a member’s request for a sign-in link',
        given: member,
        bearer: true,
        body: {},
      },
      { status: 204 },
      async () => {
        expect(await sendMagicLink({})).toBeUndefined();
      },
    ));

  it('mails the address of an event to the user', () =>
    succeeds(
      {
        operationId,
        receiving: 'a member’s request for the address of an event',
        given: [member, given('an event', {})],
        bearer: true,
        body: { eventId: fromState('slug', upcomingEvent.slug) },
      },
      { status: 204 },
      async () => {
        expect(await sendMagicLink({ eventId: upcomingEvent.slug })).toBeUndefined();
      },
    ));
});

it('sendDownloadLink texts a link to the user', () =>
  succeeds(
    {
      operationId: 'sendDownloadLink',
      receiving: 'a member’s request for a download link',
      given: member,
      bearer: true,
      body: {},
    },
    { status: 204 },
    async () => {
      expect(await sendDownloadLink({})).toBeUndefined();
    },
  ));
