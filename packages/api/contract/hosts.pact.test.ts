import { MatchersV3 } from '@pact-foundation/pact';
import { serverMessages } from '@perigee/domain';
import { hostServerMessages } from '@perigee/domain/hosts';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import { getEventHost, getHost, updateHost, type PublicHost } from '../src/index.ts';
import { given } from './given.ts';
import type { Expected } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { integer, string } = MatchersV3;
const { acceptedDater, hostUser, publicHost, upcomingEvent } = fixtures;

const hostId = publicHost.id;
const linkId = publicHost.linkId ?? '';
const id = String(hostId);
const unknownId = 'unknown-host';

const aHost = given('a host with a link id', { hostId, linkId });
const noHost = given('a host who is not there', { linkId: unknownId });
const aDater = given('a signed-in dater and a host with an event', {
  userId: acceptedDater.id,
  hostId,
  eventId: upcomingEvent.id,
});
const anotherHost = given('a signed-in host and another with a link id', {
  userId: hostUser.id,
  hostId,
  linkId: fixtures.hostUpdate.linkId ?? '',
});
const notFound = { status: 404, message: hostServerMessages.notFound };

/** A host as their page shows them; which one it is, the state says. */
const aPublicHost = {
  id: hostId,
  name: string(publicHost.name),
  linkId: string(linkId),
  user: {
    id: integer(publicHost.user.id),
    name: string(publicHost.user.name),
    profileImage: string('/pictures/portraits/021.jpg'),
  },
} satisfies Expected<PublicHost>;

const { logo: _logo, ...shownHost } = publicHost;
const expectedHost = {
  ...shownHost,
  user: expect.objectContaining({ id: publicHost.user.id, name: publicHost.user.name }) as object,
};

beforeAll(() => {
  clearArea('hosts', ['getHost', 'updateHost', 'getEventHost']);
});

describe('getHost', () => {
  const operationId = 'getHost';

  it.each([
    ['id', id],
    ['link id', linkId],
  ])('shows a host by %s to visitors', (by, name) =>
    succeeds(
      {
        operationId,
        receiving: `a request of a visitor for a host by ${by}`,
        given: aHost,
        path: { id: name },
      },
      { status: 200, body: aPublicHost },
      async () => {
        expect(await getHost(name)).toEqual(expectedHost);
      },
    ),
  );

  it('shows a host to a signed-in user', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request of a dater for a host',
        given: aDater,
        bearer: true,
        path: { id },
      },
      { status: 200, body: aPublicHost },
      async () => {
        expect(await getHost(id)).toEqual(expectedHost);
      },
    ));

  it('refuses a host who is not there', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for a host who is not there',
        given: noHost,
        path: { id: unknownId },
      },
      notFound,
      async (refusal) => {
        await expect(getHost(unknownId)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('updateHost', () => {
  const operationId = 'updateHost';
  const { name, linkId: wish } = fixtures.hostUpdate;

  it('changes the name', () =>
    succeeds(
      {
        operationId,
        receiving: 'a new name of a host',
        given: anotherHost,
        bearer: true,
        body: { name },
      },
      { status: 200, body: { ...aPublicHost, name, level: string('1') } },
      async () => {
        expect(await updateHost({ name })).toEqual({ ...expectedHost, name, level: '1' });
      },
    ));

  it('refuses a link id of another host', () =>
    refuses(
      {
        operationId,
        receiving: 'a link id that another host has',
        given: anotherHost,
        bearer: true,
        body: { linkId: wish },
      },
      { status: 409, message: hostServerMessages.linkIdTaken },
      async (refusal) => {
        await expect(updateHost({ linkId: wish })).rejects.toMatchObject(refusal);
      },
    ));

  it('refuses a link id of another form', () => {
    const body = { linkId: '2026' };
    return refuses(
      {
        operationId,
        receiving: 'a link id of digits alone',
        given: anotherHost,
        bearer: true,
        body,
      },
      { status: 422, message: hostServerMessages.linkIdForm },
      async (refusal) => {
        await expect(updateHost(body)).rejects.toMatchObject(refusal);
      },
    );
  });
});

describe('getEventHost', () => {
  const operationId = 'getEventHost';

  it('shows the host of an event', () =>
    succeeds(
      {
        operationId,
        receiving: 'a request for the host of an event',
        given: aDater,
        bearer: true,
        path: { id: String(upcomingEvent.id) },
      },
      { status: 200, body: aPublicHost },
      async () => {
        expect(await getEventHost(String(upcomingEvent.id))).toEqual(expectedHost);
      },
    ));

  it('refuses an event that is not there', () =>
    refuses(
      {
        operationId,
        receiving: 'a request for the host of an event that is not there',
        given: aDater,
        bearer: true,
        path: { id: '999999' },
      },
      { status: 404, message: serverMessages.eventNotFound },
      async (refusal) => {
        await expect(getEventHost('999999')).rejects.toMatchObject(refusal);
      },
    ));
});
