import { MatchersV3 } from '@pact-foundation/pact';
import { messages, serverMessages } from '@perigee/domain';
import { ticketMessages, ticketServerMessages } from '@perigee/domain/tickets';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  listPastEvents,
  listUpcomingEvents,
  markEventSeen,
  reserveTicket,
  type TicketReply,
} from '../src/index.ts';
import { anEventCard } from './event-matchers.ts';
import { given } from './given.ts';
import { aToken, type Expected } from './matchers.ts';
import { clearArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { acceptedDater, freeTicket, pastEvent, pricedTicket, referredTicket, reservedEvent } =
  fixtures;
const userId = acceptedDater.id;
const eventId = reservedEvent.id;
const id = String(eventId);
const path = { id };

beforeAll(() => {
  clearArea('tickets', ['reserveTicket', 'listUpcomingEvents', 'listPastEvents', 'markEventSeen']);
});

describe('reserveTicket', () => {
  const operationId = 'reserveTicket';
  const withTickets = (ticketPrice: number) =>
    given('a signed-in dater and an event with tickets', { userId, eventId, ticketPrice });

  it('leads to the payment of a priced ticket', () =>
    succeeds(
      {
        operationId,
        receiving: 'the reservation of a priced ticket',
        given: withTickets(35),
        bearer: true,
        path,
        body: {},
      },
      {
        status: 200,
        body: {
          sessionId: aToken(pricedTicket.sessionId ?? ''),
          checkoutUrl: MatchersV3.regex('^https?://.+$', pricedTicket.checkoutUrl ?? ''),
        } satisfies Expected<TicketReply>,
      },
      async () => {
        expect(await reserveTicket(id, {})).toEqual(pricedTicket);
      },
    ));

  it('gives a free ticket at once', () =>
    succeeds(
      {
        operationId,
        receiving: 'the reservation of a free ticket',
        given: withTickets(0),
        bearer: true,
        path,
        body: referredTicket,
      },
      { status: 200, body: freeTicket },
      async () => {
        expect(await reserveTicket(id, referredTicket)).toEqual(freeTicket);
      },
    ));

  it.each([
    {
      receiving: 'a reservation of an event that is not there',
      state: withTickets(35),
      event: '999999',
      status: 404,
      message: serverMessages.eventNotFound,
    },
    {
      receiving: 'a reservation of an event that is sold out',
      state: given('a signed-in dater and an event that is sold out', { userId, eventId }),
      event: id,
      status: 409,
      message: ticketMessages.soldOut,
    },
    {
      receiving: 'a reservation of an event that is over',
      state: given('a signed-in dater and an event that is over', { userId, eventId }),
      event: id,
      status: 409,
      message: ticketMessages.eventOver,
    },
    {
      receiving: 'a second reservation of an event',
      state: given('a signed-in dater with tickets', {
        userId,
        eventId,
        pastEventId: pastEvent.id,
      }),
      event: id,
      status: 409,
      message: ticketServerMessages.alreadySignedUp,
    },
    {
      receiving: 'a reservation of an event for older people',
      state: given('a signed-in dater and an event for older people', { userId, eventId }),
      event: id,
      status: 404,
      message: serverMessages.eventNotFound,
    },
  ])('refuses $receiving', ({ receiving, state, event, status, message }) =>
    refuses(
      { operationId, receiving, given: state, bearer: true, path: { id: event }, body: {} },
      { status, message },
      async (refusal) => {
        await expect(reserveTicket(event, {})).rejects.toMatchObject(refusal);
      },
    ),
  );
});

const withOwnTickets = given('a signed-in dater with tickets', {
  userId,
  eventId,
  pastEventId: pastEvent.id,
});

describe.each([
  {
    operationId: 'listUpcomingEvents',
    name: 'one’s upcoming events',
    list: listUpcomingEvents,
    event: reservedEvent,
  },
  {
    operationId: 'listPastEvents',
    name: 'one’s past events',
    list: listPastEvents,
    event: pastEvent,
  },
])('$operationId', ({ operationId, name, list, event }) => {
  it('gives the events', () =>
    succeeds(
      { operationId, receiving: `a request for ${name}`, given: withOwnTickets, bearer: true },
      { status: 200, body: MatchersV3.eachLike(anEventCard(event)) },
      async () => {
        const { title, startTime } = event;
        expect(await list()).toMatchObject([{ id: event.id, title, startTime }]);
      },
    ));

  it('refuses an expired session', () =>
    refuses(
      {
        operationId,
        receiving: `a request for ${name} with an expired session`,
        given: given('an expired session', { userId }),
        bearer: true,
      },
      { status: 401, message: messages.signInAgain },
      async (refusal) => {
        await expect(list()).rejects.toMatchObject(refusal);
      },
    ));
});

describe('markEventSeen', () => {
  const operationId = 'markEventSeen';
  const state = given('a signed-in dater and an event with tickets', {
    userId,
    eventId,
    ticketPrice: 35,
  });

  it('notes it', () =>
    succeeds(
      { operationId, receiving: 'the view of an event', given: state, bearer: true, path },
      { status: 204 },
      async () => {
        expect(await markEventSeen(id)).toBeUndefined();
      },
    ));

  it('refuses an event that is not there', () =>
    refuses(
      {
        operationId,
        receiving: 'the view of an event that is not there',
        given: state,
        bearer: true,
        path: { id: '999999' },
      },
      { status: 404, message: serverMessages.eventNotFound },
      async (refusal) => {
        await expect(markEventSeen('999999')).rejects.toMatchObject(refusal);
      },
    ));
});
