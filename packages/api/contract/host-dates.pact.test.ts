import { MatchersV3 } from '@pact-foundation/pact';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import { applyForDate, listDateApplications, type DateApplication } from '../src/index.ts';
import { fromState, given } from './given.ts';
import { anInstant, type Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { succeeds } from './product-api.ts';

const { eachLike, integer, string } = MatchersV3;
const { dateApplication, dateApplicationRequest, publicHost } = fixtures;

const hostId = publicHost.id;

const aDateApplication = {
  id: integer(dateApplication.id),
  user: {
    id: integer(dateApplication.user.id),
    name: string(dateApplication.user.name),
    username: string(dateApplication.user.username ?? ''),
    profileImage: string('/pictures/portraits/021.jpg'),
  },
  message: string(dateApplication.message ?? ''),
  createdAt: anInstant(dateApplication.createdAt),
} satisfies Expected<DateApplication>;

beforeAll(() => {
  rewriteArea('hosts', ['listDateApplications', 'applyForDate']);
});

it('listDateApplications lists the daters who ask for a date', () =>
  succeeds(
    {
      operationId: 'listDateApplications',
      receiving: 'a request of a host for the date applications',
      given: [
        given('a user', { role: 'host' }),
        given('another user', { role: 'member' }),
        given('a date application', { from: 'other', to: 'user' }),
      ],
      bearer: true,
      path: { id: fromState('hostId', hostId) },
    },
    { status: 200, body: eachLike(aDateApplication) },
    async () => {
      const { id, message, createdAt } = dateApplication;
      expect(await listDateApplications(String(hostId))).toMatchObject([
        { id, message, createdAt },
      ]);
    },
  ));

describe('applyForDate', () => {
  const states = [given('a user', { role: 'member' }), given('another user', { role: 'host' })];

  it.each([
    ['a date application', dateApplicationRequest],
    ['a date application without words', { message: '' }],
  ])('takes %s', (receiving, body) =>
    succeeds(
      {
        operationId: 'applyForDate',
        receiving,
        given: states,
        bearer: true,
        path: { id: fromState('otherHostId', hostId) },
        body,
      },
      { status: 201 },
      async () => {
        expect(await applyForDate(String(hostId), body)).toBeUndefined();
      },
    ),
  );
});
