import { matchFeedback, matchRecommendation, memberForAdmins } from '@perigee/api/fixtures';
import type { ReplacedState } from '@perigee/api/replaced-states';
import type { User } from '@perigee/api/zod';
import type { SandboxContext } from '../context.ts';
import { imageModels, matchFeedback as notes, matchRecommendations } from '../db/schema/admin.ts';
import { matches } from '../db/schema/likes.ts';
import { subscriptions } from '../db/schema/membership.ts';
import { images } from '../db/schema/images.ts';
import type { NewPerson } from '../seed/insert.ts';
import { accepted, admin } from './people.ts';
import { signIn, type StateHandlers } from './state-handlers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const QUEUED_FOR = '2099-12-24';

/** A member in the table of active users. */
function activeMember(change: Partial<User>, now: Date): NewPerson {
  const person = accepted({ ...memberForAdmins, ...change }, now);
  return {
    ...person,
    ...(person.entry !== undefined && { entry: { ...person.entry, acceptedAt: now } }),
  };
}

/** Stores an admin and other users; returns the admin's session. */
const putAdmin = (context: SandboxContext, adminId: number, ...others: NewPerson[]) =>
  signIn(context, adminId, ...others, admin({ id: adminId }, context.clock()));

/** A woman whom the preference of the fixtures' member accepts. */
const counterpart = (id: number, now: Date) =>
  activeMember(
    {
      id,
      name: 'Noor Haddad',
      firstName: 'Noor',
      lastName: 'Haddad',
      username: 'noor',
      email: 'noor@example.com',
      phoneNumber: '+12125550134',
      instagramLink: 'https://www.instagram.com/noor.haddad',
      birthdate: '1993-03-14',
      gender: 'F',
      preference: { genders: ['M'], minAge: 28, maxAge: 45 },
    },
    now,
  );

function putCouple(
  context: SandboxContext,
  { adminId, userId, profileId }: { adminId: number; userId: number; profileId: number },
) {
  const now = context.clock();
  return putAdmin(context, adminId, activeMember({ id: userId }, now), counterpart(profileId, now));
}

async function putModel(
  context: SandboxContext,
  { adminId, modelId }: { adminId: number; modelId: number },
  createdAt: Date,
) {
  const token = await putAdmin(context, adminId);
  await context.db.insert(imageModels).values({
    id: modelId,
    name: 'Autumn portraits',
    provider: 'dream-booth',
    createdBy: adminId,
    createdAt,
  });
  return token;
}

/** The states of the admins' members, matches and models. */
export const adminHandlers = {
  'a signed-in admin': (context, { adminId }) => putAdmin(context, adminId),

  'a signed-in admin and a member': async (context, { adminId, userId, imageId }) => {
    const { db, clock } = context;
    const now = clock();
    const member = { ...activeMember({ id: userId }, now), images: [] };
    const token = await putAdmin(context, adminId, member);
    // The admin's own pictures are stored at this point, and may have taken the id.
    await db.delete(images);
    const [image] = memberForAdmins.images;
    await db
      .insert(images)
      .values({ id: imageId, userId, path: image?.url ?? null, profileImage: true, orderNo: 0 });
    await db.insert(subscriptions).values({
      userId,
      status: 'active',
      amountCents: 9900,
      nextChargeAt: new Date(now.getTime() + 30 * DAY_MS),
      migrateToReplacementPlanAfterCancellation: true,
      createdAt: now,
      startedAt: now,
    });
    return token;
  },

  'a signed-in admin and an account that is flagged': (context, { adminId, userId }) => {
    const flagged = activeMember({ id: userId, ignore: true }, context.clock());
    return putAdmin(context, adminId, flagged);
  },

  'a signed-in admin and two members': putCouple,

  'a signed-in admin and a match that waits': async (context, { matchId, ...people }) => {
    const { userId, profileId } = people;
    const token = await putCouple(context, people);
    await context.db.insert(matches).values({
      id: matchId,
      firstUserId: Math.min(userId, profileId),
      secondUserId: Math.max(userId, profileId),
      type: 'queued',
      preferredDate: QUEUED_FOR,
      matchedAt: new Date(QUEUED_FOR),
    });
    return token;
  },

  'a signed-in admin and a recommendation': async (context, { recommendationId, ...people }) => {
    const token = await putCouple(context, people);
    const { visible, revealed, accepted: taken, declined, matched, purpose } = matchRecommendation;
    await context.db.insert(matchRecommendations).values({
      id: recommendationId,
      firstUserId: people.userId,
      secondUserId: people.profileId,
      visible,
      revealed,
      accepted: taken,
      declined,
      matched,
      purpose,
      createdAt: new Date(matchRecommendation.createdAt),
      expiresAt: new Date(matchRecommendation.expiresAt),
    });
    return token;
  },

  'a signed-in admin and a note on matches': async (context, { adminId, userId, noteId }) => {
    const token = await putAdmin(context, adminId, activeMember({ id: userId }, context.clock()));
    await context.db.insert(notes).values({
      id: noteId,
      userId,
      authorId: adminId,
      text: matchFeedback.text,
      createdAt: new Date(matchFeedback.createdAt),
    });
    return token;
  },

  'a signed-in admin and a model that is ready': (context, params) =>
    putModel(context, params, new Date(context.clock().getTime() - DAY_MS)),

  'a signed-in admin and a model that is training': (context, params) =>
    putModel(context, params, context.clock()),
} satisfies Partial<StateHandlers<ReplacedState>>;
