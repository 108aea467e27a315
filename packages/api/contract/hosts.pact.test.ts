import { MatchersV3 } from '@pact-foundation/pact';
import { hostServerMessages } from '@perigee/domain/hosts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  getEventHost,
  getHost,
  updateHost,
  type HostUpdate,
  type PublicHost,
} from '../src/index.ts';
import { fromState, given, type Given, type StateValue } from './given.ts';
import type { Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { boolean, integer, string } = MatchersV3;
const { hostUpdate, publicHost, upcomingEvent } = fixtures;

const hostId = publicHost.id;
const linkId = publicHost.linkId ?? '';
const logo = '/pictures/portraits/019.jpg';
const unknownId = 'unknown-host';

const aHost = given('another user', { role: 'host' });

/** A host as the list, the form and the portal name them. */
const aNamedHost = {
  id: integer(hostId),
  name: string(publicHost.name),
  linkId: string(linkId),
} satisfies Expected<PublicHost>;

/** A host as their page shows them. */
const aPublicHost = {
  ...aNamedHost,
  logo: string(logo),
  user: {
    name: string(publicHost.user.name),
    profileImage: string('/pictures/portraits/021.jpg'),
    isVerifiedAccount: boolean(true),
  },
} satisfies Expected<PublicHost>;

beforeAll(() => {
  rewriteArea('hosts', ['getHost', 'updateHost', 'getEventHost']);
});

describe('getHost', () => {
  const operationId = 'getHost';

  it.each<[string, readonly Given[], string, StateValue]>([
    ['a visitor for a host by id', [aHost], String(hostId), fromState('otherHostId', hostId)],
    ['a visitor for a host by link id', [aHost], linkId, fromState('otherLinkId', linkId)],
    [
      'a dater for a host',
      [given('a user', { role: 'member' }), aHost],
      String(hostId),
      fromState('otherHostId', hostId),
    ],
  ])('answers a request of %s', (request, states, name, id) =>
    succeeds(
      {
        operationId,
        receiving: `a request of ${request}`,
        given: states,
        bearer: states.length > 1,
        path: { id },
      },
      { status: 200, body: aPublicHost },
      async () => {
        expect(await getHost(name)).toMatchObject({ id: hostId, name: publicHost.name, logo });
      },
    ),
  );

  it('refuses a host who is not there', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for a host who is not there',
        path: { id: unknownId },
      },
      { status: 404, message: hostServerMessages.notFound },
      async (refusal) => {
        await expect(getHost(unknownId)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('updateHost', () => {
  const operationId = 'updateHost';
  const own = given('a user', { role: 'host' });

  it('changes the name and the link id', () =>
    succeeds(
      {
        operationId,
        receiving: 'a new name and link id of a host',
        given: own,
        bearer: true,
        body: hostUpdate,
      },
      { status: 200 },
      async () => {
        expect(await updateHost(hostUpdate)).toBeUndefined();
      },
    ));

  it('changes the logo', () => {
    const update: HostUpdate = { name: publicHost.name, linkId, logo: 412 };
    return succeeds(
      {
        operationId,
        receiving: 'a new logo of a host',
        given: [own, given('two photos', { of: 'user' })],
        bearer: true,
        body: {
          ...update,
          linkId: fromState('linkId', linkId),
          logo: fromState('imageId', 412),
        },
      },
      { status: 200 },
      async () => {
        expect(await updateHost(update)).toBeUndefined();
      },
    );
  });

  it('refuses a link id of another host', () => {
    const wish = 'evenings-by-idris';
    const update: HostUpdate = { name: publicHost.name, linkId: wish };
    return refuses(
      {
        operationId,
        receiving: 'a link id that another host has',
        given: [own, aHost],
        bearer: true,
        body: { ...update, linkId: fromState('otherLinkId', wish) },
      },
      { status: 409, message: hostServerMessages.linkIdTaken },
      async (refusal) => {
        await expect(updateHost(update)).rejects.toMatchObject(refusal);
      },
    );
  });
});

describe('getEventHost', () => {
  it('shows admins the host of an event', () => {
    const { id } = upcomingEvent;
    return succeeds(
      {
        operationId: 'getEventHost',
        receiving: 'a request for the host of an event',
        given: [given('a user', { role: 'admin' }), given('an event', {})],
        bearer: true,
        path: { id: fromState('eventId', id) },
      },
      { status: 200, body: aNamedHost },
      async () => {
        expect(await getEventHost(String(id))).toEqual({
          id: hostId,
          name: publicHost.name,
          linkId,
        });
      },
    );
  });
});
