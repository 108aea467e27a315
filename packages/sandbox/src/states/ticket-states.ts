import { profiledDater } from '@perigee/api/fixtures';
import type { TicketStates } from '@perigee/api/replaced-states';
import { allowanceKey, allowed } from '../auth/allowance.ts';
import type { SandboxContext } from '../context.ts';
import { allowances } from '../db/schema/auth.ts';
import { checkoutSessions } from '../db/schema/payments.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { paidPage } from '../seed/paid-page.ts';
import { insertEvents, insertPeople, type NewEvent } from '../seed/insert.ts';
import { hosting, upcoming } from './events.ts';
import { accepted } from './people.ts';
import { signIn, type StateHandlers } from './state-handlers.ts';

const AHEAD_MS = 30 * 24 * 60 * 60 * 1000;
const NO_TICKETS = { leftTickets: 0, rightTickets: 0 };
const OTHER_HOST_USER_ID = 11;

/** A member who meets the requirements of the fixtures' events. */
const member = (userId: number, now: Date) =>
  accepted(
    { ...profiledDater, id: userId, gender: 'M', userAddress: { locality: 'New York' } },
    now,
  );

interface Scene {
  hostUserId: number;
  userId: number;
  events: readonly Partial<NewEvent>[];
}

/** Stores a host with events, and a member. */
async function putScene({ db, clock }: SandboxContext, { hostUserId, userId, events }: Scene) {
  const now = clock();
  await insertPeople(db, [hosting({ id: hostUserId }, now), member(userId, now)]);
  await insertEvents(
    db,
    events.map((event) => upcoming(event, now)),
  );
}

/** Stores a signed-in dater, and an event of another user. */
async function daterAnd(
  context: SandboxContext,
  { userId, eventId }: { userId: number; eventId: number },
  event: Partial<NewEvent> = {},
) {
  const hostUserId = OTHER_HOST_USER_ID;
  await putScene(context, { hostUserId, userId, events: [{ id: eventId, ...event }] });
  return signIn(context, userId);
}

type Parties = TicketStates['a signed-in host and a member'];

/** Stores a signed-in host with an event, and a member. */
async function hostAnd(
  context: SandboxContext,
  { hostUserId, eventId, userId }: Parties,
  event: Partial<NewEvent> = {},
) {
  await putScene(context, { hostUserId, userId, events: [{ id: eventId, ...event }] });
  return signIn(context, hostUserId);
}

/** Gives a guest a ticket, which is paid if it has a price. */
async function putGuest(
  { db, clock }: SandboxContext,
  { userId, eventId, ticketPrice }: { userId: number; eventId: number; ticketPrice: number },
): Promise<void> {
  const now = clock();
  const isPaid = ticketPrice > 0;
  const page = isPaid ? paidPage({ userId, eventId, amountCents: ticketPrice * 100 }, now) : null;
  if (page !== null) await db.insert(checkoutSessions).values(page);
  await db.insert(eventSignups).values({
    eventId,
    userId,
    side: 'left',
    status: 'going',
    priceCents: ticketPrice * 100,
    checkoutSessionId: page?.id ?? null,
    createdAt: now,
    paidAt: isPaid ? now : null,
  });
}

/** The states of tickets and guest lists. */
export const ticketHandlers: StateHandlers<keyof TicketStates> = {
  'a signed-in dater and an event with tickets': (context, { ticketPrice, ...params }) =>
    daterAnd(context, params, { priceCents: ticketPrice * 100 }),

  'a signed-in dater and an event that is sold out': (context, params) =>
    daterAnd(context, params, NO_TICKETS),

  'a signed-in dater and an event that is over': (context, params) =>
    daterAnd(context, params, { status: 'completed' }),

  'a signed-in dater and an event for older people': (context, params) =>
    daterAnd(context, params, { minAge: 50, maxAge: 60 }),

  'a signed-in dater with tickets': async (context, { userId, eventId, pastEventId }) => {
    const startTime = new Date(context.clock().getTime() - AHEAD_MS);
    const past = { id: pastEventId, slug: `past-${pastEventId}`, startTime, status: 'completed' };
    const hostUserId = OTHER_HOST_USER_ID;
    await putScene(context, {
      hostUserId,
      userId,
      events: [{ id: eventId }, past as Partial<NewEvent>],
    });
    for (const id of [eventId, pastEventId]) {
      await putGuest(context, { userId, eventId: id, ticketPrice: 0 });
    }
    return signIn(context, userId);
  },

  'a signed-in host and a member': (context, params) => hostAnd(context, params),

  'a signed-in host and a member without a ticket left': (context, params) =>
    hostAnd(context, params, NO_TICKETS),

  'a signed-in host and a guest': async (context, { ticketPrice, ...params }) => {
    const state = await hostAnd(context, params);
    await putGuest(context, { ...params, ticketPrice });
    return state;
  },

  'a signed-in host and a guest of an event that is over': async (context, params) => {
    const state = await hostAnd(context, params, { status: 'completed' });
    await putGuest(context, { ...params, ticketPrice: 0 });
    return state;
  },

  'a signed-in host who invited too often': async (context, params) => {
    const state = await hostAnd(context, params);
    await context.db.insert(allowances).values({
      key: allowanceKey('eventInvitations', String(params.eventId)),
      beganAt: context.clock(),
      used: allowed.eventInvitations.most,
    });
    return state;
  },
};
