import { profiledDater } from '@perigee/api/fixtures';
import type { EventStates } from '@perigee/api/provider-states';
import type { SandboxContext } from '../context.ts';
import { images } from '../db/schema/people.ts';
import { insertEvents, insertPeople, type NewEvent, type NewPerson } from '../seed/world.ts';
import { hosting, upcoming } from './events.ts';
import { accepted, admin, waiting } from './people.ts';
import type { StateHandlers } from './state-handlers.ts';

/** Stores a host with an event, and the other users given. */
async function putEvent(
  { db, clock }: SandboxContext,
  change: Partial<NewEvent> & { id: number },
  ...others: NewPerson[]
): Promise<void> {
  const now = clock();
  await insertPeople(db, [hosting({}, now), ...others]);
  await insertEvents(db, [upcoming(change, now)]);
}

/** A member of an age that the event accepts. */
const guest = (userId: number, now: Date) =>
  accepted({ id: userId, birthdate: `${now.getUTCFullYear() - 30}-01-01` }, now);

/** The states of calls that read and write events. */
export const eventHandlers: StateHandlers<keyof EventStates> = {
  'an event that is public': async (context, { eventId, slug }) => {
    await putEvent(context, { id: eventId, slug });
    return {};
  },

  'an event that is not there': async () => ({}),

  'a signed-in dater and an event that they may open': async (context, { userId, eventId }) => {
    await putEvent(context, { id: eventId }, guest(userId, context.clock()));
    return { token: await context.tokens.session(userId) };
  },

  'a signed-in dater in onboarding and an event': async (context, { userId, eventId }) => {
    await putEvent(context, { id: eventId }, waiting({ id: userId }, context.clock()));
    return { token: await context.tokens.session(userId) };
  },

  'a signed-in host with pictures': async (context, { userId, imageId, verticalImageId }) => {
    await insertPeople(context.db, [hosting({ id: userId }, context.clock())]);
    await context.db.insert(images).values([
      { id: imageId, userId, path: '/pictures/covers/12.jpg' },
      { id: verticalImageId, userId, path: '/pictures/verticals/12.jpg' },
    ]);
    return { token: await context.tokens.session(userId) };
  },

  'a signed-in host and an event that they run': async (context, { userId, eventId, status }) => {
    const now = context.clock();
    await insertPeople(context.db, [hosting({ id: userId }, now)]);
    await insertEvents(context.db, [upcoming({ id: eventId, status }, now)]);
    return { token: await context.tokens.session(userId) };
  },

  'a signed-in admin and an event in review': async (context, { adminId, eventId, slug }) => {
    const looksAfter = admin({ id: adminId }, context.clock());
    await putEvent(context, { id: eventId, slug, status: 'pending' }, looksAfter);
    return { token: await context.tokens.session(adminId) };
  },

  'a signed-in dater and an event for a bachelorette': async (context, params) => {
    const { userId, bacheloretteId, eventId } = params;
    const now = context.clock();
    const honoured = accepted({ ...profiledDater, id: bacheloretteId }, now);
    const dater = accepted(
      {
        id: userId,
        birthdate: `${now.getUTCFullYear() - 30}-01-01`,
        username: 'noor',
        email: 'noor@example.com',
        phoneNumber: '+12125550122',
      },
      now,
    );
    await putEvent(context, { id: eventId, bacheloretteUserId: bacheloretteId }, honoured, dater);
    return { token: await context.tokens.session(userId) };
  },
};
