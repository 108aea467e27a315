import { MatchersV3 } from '@pact-foundation/pact';
import { ticketMessages } from '@perigee/domain/tickets';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  cancelSignup,
  giveTicket,
  inviteToEvent,
  type EventInvitation,
  type EventInvitationReply,
} from '../src/index.ts';
import { fromState, given, type Given } from './given.ts';
import type { Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { invitationOfAll, ownInvitation, plainCancellation, refundedCancellation } = fixtures;
const eventId = fixtures.seriesEvent.id;
const otherId = fixtures.publicUser.id;
const id = String(eventId);
const ofEvent = { id: fromState('eventId', eventId) };
const ofGuest = { ...ofEvent, userId: fromState('otherId', otherId) };

const people = [given('a user', { role: 'host' }), given('another user', { role: 'member' })];
const running = [...people, given('an event', { host: 'user' })];
const over = given('an event', { host: 'user', status: 'completed' });
const aTicket = (paid: boolean) => given('a ticket', { of: 'other', paid });

beforeAll(() => {
  rewriteArea('tickets', ['giveTicket', 'cancelSignup', 'inviteToEvent']);
});

describe('giveTicket', () => {
  it('puts a member on the guest list', () =>
    succeeds(
      {
        operationId: 'giveTicket',
        receiving: 'a free ticket for a member',
        given: running,
        bearer: true,
        path: ofGuest,
      },
      { status: 200 },
      async () => {
        expect(await giveTicket(id, otherId)).toBeUndefined();
      },
    ));
});

describe('cancelSignup', () => {
  const operationId = 'cancelSignup';

  it.each([
    {
      receiving: 'the cancellation of a paid sign-up with its refund',
      ticket: aTicket(true),
      body: refundedCancellation,
    },
    {
      receiving: 'the cancellation of a sign-up',
      ticket: aTicket(false),
      body: plainCancellation,
    },
  ])('takes $receiving', ({ receiving, ticket, body }) =>
    succeeds(
      { operationId, receiving, given: [...running, ticket], bearer: true, path: ofGuest, body },
      { status: 200 },
      async () => {
        expect(await cancelSignup(id, otherId, body)).toBeUndefined();
      },
    ),
  );

  it('refuses a sign-up of an event that is over', () =>
    refuses(
      {
        operationId,
        receiving: 'the cancellation of a sign-up of an event that is over',
        given: [...people, over, aTicket(false)],
        bearer: true,
        path: ofGuest,
        body: plainCancellation,
      },
      { status: 409, message: ticketMessages.eventOver },
      async (refusal) => {
        await expect(cancelSignup(id, otherId, plainCancellation)).rejects.toMatchObject(refusal);
      },
    ));
});

describe('inviteToEvent', () => {
  const operationId = 'inviteToEvent';
  const aMember = given('a user', { role: 'member' });

  it.each<{
    receiving: string;
    states: readonly Given[];
    invitation: EventInvitation;
    body: object;
  }>([
    {
      receiving: 'a member’s wish to come to an event',
      states: [aMember, given('an event', {})],
      invitation: ownInvitation,
      body: ownInvitation,
    },
    {
      receiving: 'the invitation of a member',
      states: running,
      invitation: { userIds: [otherId] },
      body: { userIds: [fromState('otherId', otherId)] },
    },
    {
      receiving: 'the invitation of all members whom an event suits',
      states: running,
      invitation: invitationOfAll,
      body: invitationOfAll,
    },
  ])('takes $receiving', ({ receiving, states, invitation, body }) =>
    succeeds(
      { operationId, receiving, given: states, bearer: true, path: ofEvent, body },
      {
        status: 200,
        body: { invited: MatchersV3.integer(1) } satisfies Expected<EventInvitationReply>,
      },
      async () => {
        expect(await inviteToEvent(id, invitation)).toEqual(fixtures.sentInvitation);
      },
    ),
  );

  it('refuses a wish, which leads to the landing page after the sign-in', () =>
    refuses(
      {
        operationId,
        receiving: 'a member’s wish to come to an event that is over',
        given: [aMember, given('an event', { status: 'completed' })],
        bearer: true,
        path: ofEvent,
        body: ownInvitation,
      },
      { status: 409, message: ticketMessages.eventOver },
      async (refusal) => {
        await expect(inviteToEvent(id, ownInvitation)).rejects.toMatchObject(refusal);
      },
    ));
});
