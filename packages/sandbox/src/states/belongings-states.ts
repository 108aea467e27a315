import { linkedDater } from '@perigee/api/fixtures';
import type { ProviderState } from '@perigee/api/provider-states';
import { limits } from '@perigee/domain';
import { hashToken } from '../auth/link-token.ts';
import type { SandboxContext } from '../context.ts';
import { socialAccounts, socialLinkStates, wallets } from '../db/schema/belongings.ts';
import { images } from '../db/schema/people.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { insertEvents, insertPeople, type NewEvent } from '../seed/world.ts';
import { hosting, upcoming } from './events.ts';
import { accepted, waiting } from './people.ts';
import type { StateHandlers } from './state-handlers.ts';

const MINUTE_MS = 60 * 1000;

async function putDater(
  { db, clock, tokens }: SandboxContext,
  userId: number,
  change: Parameters<typeof waiting>[0] = {},
) {
  await insertPeople(db, [waiting({ ...change, id: userId }, clock())]);
  return { token: await tokens.session(userId) };
}

async function putPhotos({ db }: SandboxContext, userId: number, ids: readonly number[]) {
  await db
    .insert(images)
    .values(ids.map((id) => ({ id, userId, path: `/pictures/portraits/00${id}.jpg` })));
}

async function putEvent({ db, clock }: SandboxContext, change: Partial<NewEvent>) {
  const now = clock();
  await insertPeople(db, [hosting({}, now)]);
  await insertEvents(db, [upcoming(change, now)]);
}

/** Stores an event that started ten minutes ago. */
async function putLiveEvent(context: SandboxContext, eventId: number) {
  const startTime = new Date(context.clock().getTime() - 10 * MINUTE_MS);
  await putEvent(context, { id: eventId, status: 'started', startTime });
}

async function putTicket(
  { db, clock }: SandboxContext,
  ticket: { userId: number; eventId: number },
) {
  await db
    .insert(eventSignups)
    .values({ ...ticket, side: 'left', status: 'going', priceCents: 0, createdAt: clock() });
}

const [linked] = linkedDater.socialAccounts ?? [];

/** The states of users' uploads, links, wallets, points and rooms. */
export const belongingsHandlers = {
  'a signed-in dater with uploaded photos': async (context, { userId, imageIds }) => {
    const dater = await putDater(context, userId);
    await putPhotos(context, userId, imageIds);
    return dater;
  },

  'a signed-in dater and a photo of somebody else': async (context, { userId, imageId }) => {
    const other = accepted({ id: userId + 1, images: [] }, context.clock());
    await insertPeople(context.db, [other]);
    await putPhotos(context, other.user.id, [imageId]);
    return putDater(context, userId);
  },

  'a signed-in dater who comes back from another network': async (context, params) => {
    const { userId, platform, state, code } = params;
    const dater = await putDater(context, userId);
    await context.db.insert(socialLinkStates).values({
      stateHash: await hashToken(state),
      userId,
      platform,
      codeHash: await hashToken(code),
      handle: 'marisol.vega',
      expiresAt: new Date(context.clock().getTime() + limits.socialLinkMs),
    });
    return dater;
  },

  'a signed-in dater with a linked account and a wallet': async (context, params) => {
    const { userId, accountId, walletId, address } = params;
    const { platform = 'tiktok', handle = '' } = linked ?? {};
    const now = context.clock();
    const dater = await putDater(context, userId, linkedDater);
    await context.db
      .insert(socialAccounts)
      .values({ id: accountId, userId, platform, handle, linkedAt: now });
    await context.db.insert(wallets).values({ id: walletId, userId, address, createdAt: now });
    return dater;
  },

  'a signed-in dater with points': async (context, { userId, points }) =>
    putDater(context, userId, { points }),

  'a signed-in guest of an event that is live': async (context, ticket) => {
    const guest = await putDater(context, ticket.userId);
    await putLiveEvent(context, ticket.eventId);
    await putTicket(context, ticket);
    return guest;
  },

  'a signed-in guest of an event to come': async (context, ticket) => {
    const guest = await putDater(context, ticket.userId);
    await putEvent(context, { id: ticket.eventId });
    await putTicket(context, ticket);
    return guest;
  },

  'a signed-in dater and an event that is live': async (context, { userId, eventId }) => {
    await putLiveEvent(context, eventId);
    return putDater(context, userId);
  },
} satisfies Partial<StateHandlers<ProviderState>>;
