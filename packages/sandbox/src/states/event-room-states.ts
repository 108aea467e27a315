import type { ReplacedState } from '@perigee/api/replaced-states';
import type { SandboxContext } from '../context.ts';
import { insertEvents, insertPeople, type NewEvent } from '../seed/insert.ts';
import { hosting, upcoming } from './events.ts';
import { going, insertGuests } from './guests.ts';
import { waiting } from './people.ts';
import { signIn, type StateHandlers } from './state-handlers.ts';

const MINUTE_MS = 60 * 1000;

async function putEvent({ db, clock }: SandboxContext, change: Partial<NewEvent>) {
  const now = clock();
  await insertPeople(db, [hosting({}, now)]);
  await insertEvents(db, [upcoming(change, now)]);
}

/** Stores an event that started ten minutes ago. */
async function putLiveEvent(context: SandboxContext, id: number) {
  const startTime = new Date(context.clock().getTime() - 10 * MINUTE_MS);
  await putEvent(context, { id, status: 'started', startTime });
}

/** Stores a dater who has a ticket to a stored event. */
async function signInGuest(context: SandboxContext, ticket: { userId: number; eventId: number }) {
  const now = context.clock();
  const guest = await signIn(context, ticket.userId, waiting({ id: ticket.userId }, now));
  await insertGuests(context, [going(ticket, now)]);
  return guest;
}

/** The states of the video rooms of events. */
export const eventRoomHandlers = {
  'a signed-in guest of an event that is live': async (context, ticket) => {
    await putLiveEvent(context, ticket.eventId);
    return signInGuest(context, ticket);
  },

  'a signed-in guest of an event to come': async (context, ticket) => {
    await putEvent(context, { id: ticket.eventId });
    return signInGuest(context, ticket);
  },

  'a signed-in dater and an event that is live': async (context, { userId, eventId }) => {
    await putLiveEvent(context, eventId);
    return signIn(context, userId, waiting({ id: userId }, context.clock()));
  },
} satisfies Partial<StateHandlers<ReplacedState>>;
