import { profiledDater } from '@perigee/api/fixtures';
import type { EventStates } from '@perigee/api/replaced-states';
import type { SandboxContext } from '../context.ts';
import { images } from '../db/schema/images.ts';
import { insertEvents, insertPeople, type NewEvent } from '../seed/insert.ts';
import { hosting, upcoming } from './events.ts';
import { accepted, admin, waiting } from './people.ts';
import { signIn, type StateHandlers } from './state-handlers.ts';

/** Stores a host with an event. */
async function putEvent(
  { db, clock }: SandboxContext,
  change: Partial<NewEvent> & { id: number },
): Promise<void> {
  const now = clock();
  await insertPeople(db, [hosting({}, now)]);
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
    await putEvent(context, { id: eventId });
    return signIn(context, userId, guest(userId, context.clock()));
  },

  'a signed-in dater in onboarding and an event': async (context, { userId, eventId }) => {
    await putEvent(context, { id: eventId });
    return signIn(context, userId, waiting({ id: userId }, context.clock()));
  },

  'a signed-in host with pictures': async (context, { userId, imageId, verticalImageId }) => {
    const result = await signIn(context, userId, hosting({ id: userId }, context.clock()));
    await context.db.insert(images).values([
      { id: imageId, userId, path: '/pictures/covers/12.jpg' },
      { id: verticalImageId, userId, path: '/pictures/verticals/12.jpg' },
    ]);
    return result;
  },

  'a signed-in host and an event that they run': async (context, { userId, eventId, status }) => {
    const now = context.clock();
    const result = await signIn(context, userId, hosting({ id: userId }, now));
    await insertEvents(context.db, [upcoming({ id: eventId, status }, now)]);
    return result;
  },

  'a signed-in admin and an event in review': async (context, { adminId, eventId, slug }) => {
    await putEvent(context, { id: eventId, slug, status: 'pending' });
    return signIn(context, adminId, admin({ id: adminId }, context.clock()));
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
    const result = await signIn(context, userId, honoured, dater);
    await putEvent(context, { id: eventId, bacheloretteUserId: bacheloretteId });
    return result;
  },
};
