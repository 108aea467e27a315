import { TicketReply } from '@perigee/api/zod';
import { limits, messages } from '@perigee/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { schema } from '../src/db/database.ts';
import { toEvent } from '../src/events/event.ts';
import { loadEvents } from '../src/events/load-events.ts';
import { insertPeople, type NewEvent } from '../src/seed/insert.ts';
import {
  ADMIN,
  EVENT,
  guest,
  HOST,
  HOUR_MS,
  MAN,
  OTHER_HOST,
  putEvening,
  ticketSandbox,
  updatedPages,
  WOMAN,
} from './evenings.ts';
import { failed, NOW, type Reply } from './harness.ts';
import { serverMessages } from '../src/server-messages.ts';
import { ticketServerMessages } from '../src/tickets/server-messages.ts';

const server = ticketServerMessages;
const HALF_HOUR_S = limits.ticketHoldMs / 1000;

const { sandbox, calls } = await ticketSandbox();

const signups = () => sandbox.db.select().from(schema.eventSignups).orderBy(schema.eventSignups.id);
const sessionOf = ({ status, body }: Reply): string => {
  expect(status).toBe(200);
  const { sessionId, checkoutUrl } = TicketReply.parse(body);
  expect(checkoutUrl).toBe(`https://checkout.example.com/c/pay/${sessionId}`);
  return sessionId ?? '';
};

describe('a free ticket', () => {
  beforeEach(() => putEvening(sandbox, { priceCents: 0 }));

  it('belongs to the buyer at once, and shows on the buyer’s dashboard', async () => {
    expect(await calls.reserve(MAN)).toMatchObject({ status: 200, body: {} });
    expect((await calls.upcoming(MAN)).body).toMatchObject([
      { id: EVENT, userSignedUpAlready: true },
    ]);
    expect(await signups()).toMatchObject([{ userId: MAN, status: 'going', side: 'left' }]);
    expect(sandbox.payments.opened).toEqual([]);
  });

  it('is announced once, by mail and on open pages, the host’s among them', async () => {
    await calls.reserve(MAN);
    await calls.reserve(MAN);
    expect(await calls.mailsTo(MAN)).toEqual([
      'Your ticket to Rooftop Speed Dating is reserved: Thu 31 Dec, 7:00 AM.',
    ]);
    expect(updatedPages(sandbox)).toEqual([HOST, MAN]);
  });

  it('is not given twice', async () => {
    await calls.reserve(MAN);
    expect(await calls.reserve(MAN)).toEqual(failed(409, server.alreadySignedUp));
    expect(await signups()).toHaveLength(1);
  });

  it('is given once of several requests at the same moment', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => calls.reserve(MAN)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(5);
    expect(await signups()).toHaveLength(1);
  });

  it('remembers who referred the buyer', async () => {
    await calls.reserve(MAN, { body: { firstPromoterId: 'fp_8' } });
    expect(await signups()).toMatchObject([{ firstPromoterId: 'fp_8' }]);
  });

  it('accepts an applicant', async () => {
    await calls.invite(MAN);
    expect((await calls.reserve(MAN)).status).toBe(200);
    expect(await signups()).toMatchObject([{ userId: MAN, status: 'going' }]);
  });
});

describe('a priced ticket', () => {
  beforeEach(() => putEvening(sandbox, { leftTickets: 1 }));

  it('is held for half an hour, and paid on a page of its own', async () => {
    const sessionId = sessionOf(await calls.reserve(MAN));
    const expiresAt = new Date(NOW.getTime() + limits.ticketHoldMs);
    expect(sandbox.payments.purchaseOf(sessionId)).toEqual({
      userId: MAN,
      amountCents: 3500,
      description: 'Ticket to Rooftop Speed Dating',
      successUrl: 'http://web.test/tickets?new-event=12',
      cancelUrl: 'http://web.test/events/rooftop-speed-dating-new-york-12',
      expiresAt,
    });
    expect(await signups()).toMatchObject([
      { status: 'reserved', priceCents: 3500, heldUntil: expiresAt, paidAt: null },
    ]);
    expect((await calls.upcoming(MAN)).body).toEqual([]);
    expect(await calls.mailsTo(MAN)).toEqual([]);
  });

  it('shows at once on the open pages of the host, who sees held tickets', async () => {
    await calls.reserve(MAN);
    expect(updatedPages(sandbox)).toEqual([HOST]);
  });

  it('gives the same page to a repeated request', async () => {
    const sessionId = sessionOf(await calls.reserve(MAN));
    sandbox.advance(HALF_HOUR_S - 1);
    expect(sessionOf(await calls.reserve(MAN))).toBe(sessionId);
    expect(await signups()).toHaveLength(1);
  });

  it('gives one page to several requests at the same moment', async () => {
    const before = sandbox.payments.opened.length;
    const replies = await Promise.all(Array.from({ length: 6 }, () => calls.reserve(MAN)));
    const [sessionId, ...others] = new Set(replies.map(sessionOf));
    expect(others).toEqual([]);
    const open = await Promise.all(
      sandbox.payments.opened
        .slice(before)
        .map(async (page) => [page, await sandbox.payments.checkoutStatus(page)]),
    );
    expect(open.filter(([, status]) => status === 'open')).toEqual([[sessionId, 'open']]);
  });

  it('is unavailable to other users only while it is held', async () => {
    await insertPeople(sandbox.db, [guest(103)]);
    const late = sessionOf(await calls.reserve(MAN));
    expect(await calls.reserve(103)).toEqual(failed(409, 'Sold out'));
    sandbox.advance(HALF_HOUR_S);
    sessionOf(await calls.reserve(103));
    expect(await calls.reserve(MAN)).toEqual(failed(409, 'Sold out'));
    expect(await sandbox.payments.checkoutStatus(late)).toBe('expired');
  });

  it('can be taken anew after its hold, on another page', async () => {
    const first = sessionOf(await calls.reserve(MAN));
    sandbox.advance(HALF_HOUR_S);
    const second = sessionOf(await calls.reserve(MAN));
    expect(second).not.toBe(first);
    expect(await signups()).toMatchObject([{ status: 'cancelled' }, { status: 'reserved' }]);
  });

  it('looks sold out to other users, not to the user who holds it', async () => {
    await insertPeople(sandbox.db, [guest(103)]);
    await calls.reserve(MAN);
    const looksSoldOut = async (viewerId: number) => {
      const [event] = await loadEvents(sandbox.db, undefined, { viewerId, now: NOW });
      const viewer = { id: viewerId, admin: false, gender: 'M', host: null };
      return event && toEvent(event, viewer, '').ticketsHaveSoldOut;
    };
    expect(await looksSoldOut(MAN)).toBe(false);
    expect(await looksSoldOut(103)).toBe(true);
  });

  it('stays held while the provider is unavailable, for another attempt', async () => {
    const { payments } = sandbox;
    vi.spyOn(payments, 'openCheckout').mockRejectedValueOnce(new Error('away'));
    expect(await calls.reserve(MAN)).toEqual(failed(502, server.checkoutNotOpened));
    expect(sandbox.logged.join()).toContain('away');
    sandbox.advance(60);
    const sessionId = sessionOf(await calls.reserve(MAN));
    expect(payments.purchaseOf(sessionId).expiresAt).toEqual(
      new Date(NOW.getTime() + 60_000 + limits.ticketHoldMs),
    );
    expect(await signups()).toHaveLength(1);
  });

  it('is not opened for a guest whom the host took off the list meanwhile', async () => {
    const { payments } = sandbox;
    const open = payments.openCheckout;
    vi.spyOn(payments, 'openCheckout').mockImplementationOnce(async (purchase) => {
      const page = await open(purchase);
      expect((await calls.cancel(HOST, MAN)).status).toBe(200);
      return page;
    });
    expect(await calls.reserve(MAN)).toEqual(failed(409, server.reservationGone));
    expect(await payments.checkoutStatus(payments.opened.at(-1) ?? '')).toBe('expired');
  });

  it('already belongs to a buyer who is back from paying', async () => {
    const sessionId = sessionOf(await calls.reserve(MAN));
    sandbox.payments.pay(sessionId);
    expect(await calls.reserve(MAN)).toEqual(failed(409, server.alreadySignedUp));
  });
});

const past = { startTime: new Date(NOW.getTime() - HOUR_MS * 3), endTime: NOW };

describe('a reservation is refused', () => {
  it.each<[string, Partial<NewEvent>, number, string]>([
    ['of an event that is over', past, 409, 'This event is over'],
    ['of a completed event', { status: 'completed' }, 409, 'This event is over'],
    ['of a cancelled event', { status: 'archived' }, 409, 'Cancelled'],
    ['of an event in review', { status: 'pending' }, 404, serverMessages.eventNotFound],
    ['of an event for older people', { minAge: 33 }, 404, serverMessages.eventNotFound],
    ['of an event for younger people', { maxAge: 31 }, 404, serverMessages.eventNotFound],
    ['of an event without tickets', { leftTickets: 0, rightTickets: 0 }, 409, 'Sold out'],
    [
      'of one’s own evening as its centre',
      { bacheloretteUserId: MAN },
      409,
      server.centreNeedsNoTicket,
    ],
  ])('%s', async (_which, change, status, message) => {
    await putEvening(sandbox, change);
    expect(await calls.reserve(MAN)).toEqual(failed(status, message));
    expect(await signups()).toEqual([]);
  });

  it.each([
    ['33', '1993-12-31'],
    ['32', '1994-01-01'],
  ])('by the age on the evening itself: %s', async (age, birthdate) => {
    await putEvening(sandbox, { minAge: 33, startTime: new Date('2026-12-31T12:00:00Z') });
    await insertPeople(sandbox.db, [guest(103, { birthdate })]);
    expect((await calls.reserve(103)).status).toBe(age === '33' ? 200 : 404);
  });

  it('to the host', async () => {
    await putEvening(sandbox);
    expect(await calls.reserve(HOST)).toEqual(failed(409, server.hostNeedsNoTicket));
  });

  it('to users who see the event in review', async () => {
    await putEvening(sandbox, { status: 'pending' });
    for (const userId of [HOST, ADMIN]) {
      expect(await calls.reserve(userId)).toEqual(failed(409, server.inReview));
    }
    expect((await calls.reserve(OTHER_HOST)).status).toBe(404);
  });

  it('to a user whose age is not known', async () => {
    await putEvening(sandbox);
    await insertPeople(sandbox.db, [guest(103, { birthdate: null })]);
    expect(await calls.reserve(103)).toEqual(failed(422, server.birthdateMissing));
  });

  it.each(['999', 'nothing-of-that-name', '99999999999'])('of event %s', async (event) => {
    expect(await calls.reserve(MAN, {}, event)).toEqual(failed(404, serverMessages.eventNotFound));
  });

  it('only on the side that is sold out', async () => {
    await putEvening(sandbox, { leftTickets: 1, priceCents: 0 });
    await insertPeople(sandbox.db, [guest(103)]);
    await calls.reserve(MAN);
    expect(await calls.reserve(103)).toEqual(failed(409, 'Sold out'));
    expect((await calls.reserve(WOMAN)).status).toBe(200);
  });

  it('to men of a straight event that has tickets for women alone', async () => {
    await putEvening(sandbox, { leftTickets: 0, priceCents: 0 });
    expect(await calls.reserve(MAN)).toEqual(failed(409, 'Sold out'));
    expect(await calls.give(HOST, MAN)).toEqual(failed(409, 'Sold out'));
    expect((await calls.reserve(WOMAN)).status).toBe(200);
  });

  it.each([
    ['a field too many', { price: 0 }, serverMessages.fieldUnknown('price')],
    ['an empty promoter', { firstPromoterId: '' }, serverMessages.fieldMissing('firstPromoterId')],
  ])('with %s', async (_what, body, message) => {
    await putEvening(sandbox);
    expect(await calls.reserve(MAN, { body })).toEqual(failed(422, message));
  });

  it('without a session', async () => {
    const reply = await sandbox.call('POST', `/events/${EVENT}/signup`, { body: {} });
    expect(reply).toEqual(failed(401, messages.signInAgain));
  });
});

it('finds the event by its slug', async () => {
  await putEvening(sandbox, { priceCents: 0 });
  expect((await calls.reserve(MAN, {}, 'rooftop-speed-dating-new-york-12')).status).toBe(200);
});
