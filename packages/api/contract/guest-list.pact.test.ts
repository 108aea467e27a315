import { MatchersV3 } from '@pact-foundation/pact';
import { serverMessages } from '@perigee/domain';
import { ticketMessages, ticketServerMessages } from '@perigee/domain/tickets';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  cancelSignup,
  giveTicket,
  inviteToEvent,
  type EventInvitationReply,
  type EventSignup,
} from '../src/index.ts';
import { given } from './given.ts';
import { aPublicUser, type Expected } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { acceptedDater, invitedGuest, upcomingEvent } = fixtures;
const server = ticketServerMessages;
const userId = acceptedDater.id;
const eventId = upcomingEvent.id;
const hostUserId = 11;
const id = String(eventId);
const unknownId = 999_999;

const parties = { hostUserId, eventId, userId };
const aMember = given('a signed-in host and a member', parties);
const aGuest = (ticketPrice: number) =>
  given('a signed-in host and a guest', { ...parties, ticketPrice });
const aGuestOfThePast = given('a signed-in host and a guest of an event that is over', parties);

beforeAll(() => {
  clearArea('tickets', ['giveTicket', 'cancelSignup', 'inviteToEvent']);
});

describe('giveTicket', () => {
  const operationId = 'giveTicket';

  it('puts a member on the guest list', () =>
    succeeds(
      {
        operationId,
        receiving: 'a free ticket for a member',
        given: aMember,
        bearer: true,
        path: { id, userId: String(userId) },
      },
      {
        status: 200,
        body: {
          id: MatchersV3.integer(invitedGuest.id),
          userId,
          status: 'going',
          ticketPrice: 0,
          paid: false,
          signedUpByUser: aPublicUser,
        } satisfies Expected<EventSignup>,
      },
      async () => {
        const { signedUpByUser } = invitedGuest;
        expect(await giveTicket(id, userId)).toMatchObject({ userId, signedUpByUser });
      },
    ));

  it.each([
    {
      receiving: 'a free ticket for an unknown user',
      state: aMember,
      to: unknownId,
      status: 404,
      message: server.guestNotFound,
    },
    {
      receiving: 'a free ticket for a guest',
      state: aGuest(0),
      to: userId,
      status: 409,
      message: server.guestHasTicket,
    },
    {
      receiving: 'a free ticket where none is left',
      state: given('a signed-in host and a member without a ticket left', parties),
      to: userId,
      status: 409,
      message: ticketMessages.soldOut,
    },
  ])('refuses $receiving', ({ receiving, state, to, status, message }) =>
    refuses(
      { operationId, receiving, given: state, bearer: true, path: { id, userId: String(to) } },
      { status, message },
      async (refusal) => {
        await expect(giveTicket(id, to)).rejects.toMatchObject(refusal);
      },
    ),
  );
});

describe('cancelSignup', () => {
  const operationId = 'cancelSignup';
  const path = { id, userId: String(userId) };

  it.each([
    {
      receiving: 'the cancellation of a paid sign-up with its refund',
      state: aGuest(35),
      body: fixtures.refundedCancellation,
    },
    {
      receiving: 'the cancellation of a sign-up',
      state: aGuest(0),
      body: fixtures.plainCancellation,
    },
  ])('takes $receiving', ({ receiving, state, body }) =>
    succeeds(
      { operationId, receiving, given: state, bearer: true, path, body },
      { status: 200, body: fixtures.cancelledSignup },
      async () => {
        expect(await cancelSignup(id, userId, body)).toEqual(fixtures.cancelledSignup);
      },
    ),
  );

  it.each([
    {
      receiving: 'the cancellation of a sign-up that is not there',
      state: aMember,
      status: 404,
      message: server.notOnList,
      body: fixtures.plainCancellation,
    },
    {
      receiving: 'the cancellation of a sign-up of an event that is over',
      state: aGuestOfThePast,
      status: 409,
      message: ticketMessages.eventOver,
      body: fixtures.plainCancellation,
    },
    {
      receiving: 'the refund of a sign-up that was not paid',
      state: aGuest(0),
      status: 422,
      message: server.nothingPaid,
      body: fixtures.refundedCancellation,
    },
  ])('refuses $receiving', ({ receiving, state, status, message, body }) =>
    refuses(
      { operationId, receiving, given: state, bearer: true, path, body },
      { status, message },
      async (refusal) => {
        await expect(cancelSignup(id, userId, body)).rejects.toMatchObject(refusal);
      },
    ),
  );
});

describe('inviteToEvent', () => {
  const operationId = 'inviteToEvent';
  const aDater = given('a signed-in dater and an event with tickets', {
    userId,
    eventId,
    ticketPrice: 35,
  });

  it.each([
    {
      receiving: 'a dater’s wish to come to an event',
      state: aDater,
      body: fixtures.ownInvitation,
    },
    { receiving: 'the invitation of a member', state: aMember, body: fixtures.namedInvitation },
    {
      receiving: 'the invitation of everybody whom an event suits',
      state: aMember,
      body: fixtures.invitationOfAll,
    },
  ])('takes $receiving', ({ receiving, state, body }) =>
    succeeds(
      { operationId, receiving, given: state, bearer: true, path: { id }, body },
      {
        status: 200,
        body: { invited: MatchersV3.integer(1) } satisfies Expected<EventInvitationReply>,
      },
      async () => {
        expect(await inviteToEvent(id, body)).toEqual(fixtures.sentInvitation);
      },
    ),
  );

  it.each([
    {
      receiving: 'a dater’s wish to come to an event that is not there',
      state: aDater,
      event: '999999',
      body: fixtures.ownInvitation,
      status: 404,
      message: serverMessages.eventNotFound,
    },
    {
      receiving: 'a dater’s wish to come to an event that is over',
      state: given('a signed-in dater and an event that is over', { userId, eventId }),
      event: id,
      body: fixtures.ownInvitation,
      status: 409,
      message: ticketMessages.eventOver,
    },
    {
      receiving: 'an invitation both of some and of all',
      state: aMember,
      event: id,
      body: { ...fixtures.namedInvitation, ...fixtures.invitationOfAll },
      status: 422,
      message: server.inviteOneWay,
    },
    {
      receiving: 'one invitation too many',
      state: given('a signed-in host who invited too often', parties),
      event: id,
      body: fixtures.namedInvitation,
      status: 429,
      message: server.tooManyInvitations,
    },
  ])('refuses $receiving', ({ receiving, state, event, body, status, message }) =>
    refuses(
      { operationId, receiving, given: state, bearer: true, path: { id: event }, body },
      { status, message },
      async (refusal) => {
        await expect(inviteToEvent(event, body)).rejects.toMatchObject(refusal);
      },
    ),
  );
});
