import { MatchersV3 } from '@pact-foundation/pact';
import { ticketMessages } from '@perigee/domain/tickets';
import { beforeAll, describe, expect, it } from 'vitest';
import * as fixtures from '../src/fixtures/index.ts';
import {
  listPastEvents,
  listUpcomingEvents,
  markEventSeen,
  reserveTicket,
  type TicketReply,
} from '../src/index.ts';
import { anAttendedEvent } from './event-matchers.ts';
import { fromState, given } from './given.ts';
import { aToken, type Expected } from './matchers.ts';
import { rewriteArea } from './pact-files.ts';
import { refuses, succeeds } from './product-api.ts';

const { eachLike, reify } = MatchersV3;
const { freeTicket, pricedTicket } = fixtures;
const eventId = fixtures.seriesEvent.id;
const id = String(eventId);
const path = { id: fromState('eventId', eventId) };
const aMember = given('a user', { role: 'member' });
const ownTicket = given('a ticket', { of: 'user', paid: true });

beforeAll(() => {
  rewriteArea('tickets', [
    'reserveTicket',
    'listUpcomingEvents',
    'listPastEvents',
    'markEventSeen',
  ]);
});

describe('reserveTicket', () => {
  const operationId = 'reserveTicket';

  it('leads to the payment of a priced ticket', () =>
    succeeds(
      {
        operationId,
        receiving: 'the reservation of a priced ticket',
        given: [aMember, given('an event', { ticketPrice: 35 })],
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
        given: [aMember, given('an event', { ticketPrice: 0 })],
        bearer: true,
        path,
        body: {},
      },
      { status: 200, body: freeTicket },
      async () => {
        expect(await reserveTicket(id, {})).toEqual(freeTicket);
      },
    ));

  it('refuses a ticket that is not left, for which the page reads the event again', () =>
    refuses(
      {
        operationId,
        receiving: 'a reservation of an event that is sold out',
        given: [aMember, given('an event', { ticketsLeft: 0 })],
        bearer: true,
        path,
        body: {},
      },
      { status: 409, message: ticketMessages.soldOut },
      async (refusal) => {
        await expect(reserveTicket(id, {})).rejects.toMatchObject(refusal);
      },
    ));
});

describe.each([
  {
    operationId: 'listUpcomingEvents',
    name: 'one’s upcoming events',
    list: listUpcomingEvents,
    event: given('an event', {}),
  },
  {
    operationId: 'listPastEvents',
    name: 'one’s past events',
    list: listPastEvents,
    event: given('an event', { status: 'completed' }),
  },
])('$operationId', ({ operationId, name, list, event }) => {
  it('gives the events', () =>
    succeeds(
      {
        operationId,
        receiving: `a request for ${name}`,
        given: [aMember, event, ownTicket],
        bearer: true,
      },
      { status: 200, body: eachLike(anAttendedEvent) },
      async () => {
        expect(await list()).toEqual([reify(anAttendedEvent)]);
      },
    ));
});

describe('markEventSeen', () => {
  it('notes it', () =>
    succeeds(
      {
        operationId: 'markEventSeen',
        receiving: 'the view of an event',
        given: [aMember, given('an event', {})],
        bearer: true,
        path,
      },
      { status: 204 },
      async () => {
        expect(await markEventSeen(id)).toBeUndefined();
      },
    ));
});
