import { fieldMessages, messages } from '@perigee/domain';
import { desiredAgeProblem, isProfileComplete } from '@perigee/domain/profile';
import { answersProblem, heightRangeProblem } from '@perigee/domain/questionnaire';
import { eq } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { refuseDuplicate } from '../db/refuse-duplicate.ts';
import { images } from '../db/schema/images.ts';
import { SOCIAL_LINKS, users, type SocialLinks } from '../db/schema/users.ts';
import { assertNoProblem, failure } from '../http/failure.ts';
import { completeActivity } from '../waitlist/complete-activity.ts';
import { notifyUser } from './notify-user.ts';
import { attachImages } from './attach-images.ts';
import { loadUser, type AuthUser } from './auth-user.ts';
import { memberReader } from './reader.ts';
import type { UserUpdate } from './update-form.ts';
import { isReserved } from './username.ts';

/** The links after a change: null removes one. */
function linksAfter(links: SocialLinks, form: UserUpdate): SocialLinks {
  const after = { ...links };
  for (const name of SOCIAL_LINKS) {
    const link = form[name];
    if (link === null) delete after[name];
    else if (link !== undefined) after[name] = link;
  }
  return after;
}

/** The columns that a change reads. Reading the whole row takes longer than making the change. */
const changedFrom = {
  id: users.id,
  admin: users.admin,
  username: users.username,
  socialLinks: users.socialLinks,
  preference: users.preference,
  profile: users.profile,
  completedOnboarding: users.completedOnboarding,
};

type ChangedFrom = Pick<typeof users.$inferSelect, keyof typeof changedFrom>;

/** The two names of the preference, which is stored as one. */
const PREFERENCE_FIELDS = ['preference', 'preferences'] as const;

const NO_PREFERENCE = { genders: [], minAge: null, maxAge: null };

/** The preference after a change. @throws 422 for an answer that is no option, and crossed ranges */
function preferenceAfter(before: ChangedFrom['preference'], form: UserUpdate) {
  const after = { ...NO_PREFERENCE, ...before, ...form.preference, ...form.preferences };
  for (const field of PREFERENCE_FIELDS) {
    assertNoProblem(answersProblem('preferences', { sent: form[field] ?? {}, after, field }));
  }
  assertNoProblem(desiredAgeProblem(after));
  assertNoProblem(heightRangeProblem(after));
  return after;
}

/**
 * Preference and profile after a change. Answers that were not sent stay unchanged, and the
 * profile's desired ages follow those of the preference.
 *
 * @throws 422 for an answer that is not an option of its question, and for desired ages and heights
 *   that, with the earlier ones, contradict each other
 */
function answersAfter(before: ChangedFrom, form: UserUpdate) {
  const { profile: sent = {} } = form;
  const profile = { ...before.profile, ...sent };
  assertNoProblem(answersProblem('profile', { sent, after: profile, field: 'profile' }));
  if (PREFERENCE_FIELDS.every((field) => form[field] === undefined)) return { profile };

  const preference = preferenceAfter(before.preference, form);
  const { minAge: desiredMinAge, maxAge: desiredMaxAge } = preference;
  return { preference, profile: { ...profile, desiredMinAge, desiredMaxAge } };
}

/** Completes the profile activity once the profile is complete. Later changes do not undo it. */
async function completeProfile(tx: Queryable, userId: number, now: Date): Promise<void> {
  const isUser = eq(users.id, userId);
  const [user] = await tx.select().from(users).where(isUser);
  const photos = await tx
    .select({ url: images.path, orderNo: images.orderNo })
    .from(images)
    .where(eq(images.userId, userId));
  if (user === undefined || !isProfileComplete({ ...user, images: photos })) return;
  if (!(await completeActivity(tx, userId, 'COMPLETE_PROFILE', now))) return;
  await tx.update(users).set({ completedOnboarding: true, newUser: false }).where(isUser);
}

/**
 * Counts the name that a user chooses, like one that is checked: the reply says whether it is taken.
 *
 * @throws 429 for too many names in ten minutes
 */
function countUsername(
  { usernameReads }: SandboxContext,
  before: ChangedFrom,
  { username }: UserUpdate,
): void {
  const isOwn = username?.toLowerCase() === before.username?.toLowerCase();
  if (username !== undefined && !isOwn) usernameReads.request(memberReader(before), username);
}

async function change(
  context: SandboxContext,
  tx: Queryable,
  userId: number,
  form: UserUpdate,
): Promise<void> {
  const isUser = eq(users.id, userId);
  // Locked, so that the second of two concurrent changes starts from the result of the first.
  const [before] = await tx.select(changedFrom).from(users).where(isUser).for('update');
  if (before === undefined) throw failure(401, messages.signInAgain);
  countUsername(context, before, form);
  // Before the username: a change with pictures that are refused does not say whether it is taken.
  if (form.images !== undefined) {
    await attachImages(
      tx,
      userId,
      form.images.map(({ id }) => id),
    );
  }
  await tx
    .update(users)
    .set({
      username: form.username,
      birthdate: form.birthdate,
      gender: form.gender?.trim(),
      sexualOrientation: form.sexualOrientation?.trim(),
      location: form.location?.trim(),
      geoLat: form.geoLat,
      geoLng: form.geoLng,
      timezone: form.timezone?.trim(),
      // The address of an earlier location is not that of a new one.
      userAddress: form.userAddress ?? (form.location === undefined ? undefined : null),
      instagramLink: form.instagramLink,
      interests: form.interests,
      socialLinks: linksAfter(before.socialLinks, form),
      ...answersAfter(before, form),
    })
    .where(isUser);
  if (!before.completedOnboarding) await completeProfile(tx, userId, context.clock());
}

/**
 * Changes a user's own data, and updates their open pages.
 *
 * @param form a form that passed `updateProblem`
 * @returns the user after the change
 * @throws 401 if the user was deleted, 409 for a username that is taken, 422 for answers that are not
 *   options of their questions, for desired ages and heights that contradict each other, and for
 *   photos that are not the user's own or not cropped, 429 for too many usernames in ten minutes
 */
export async function updateUser(
  context: SandboxContext,
  userId: number,
  form: UserUpdate,
): Promise<AuthUser> {
  if (isReserved(form.username ?? '')) throw failure(409, fieldMessages.username.taken);
  await context.db
    .transaction((tx) => change(context, tx, userId, form))
    .catch(refuseDuplicate('users_username_key', fieldMessages.username.taken));
  await notifyUser(context, userId);
  // This runs after the transaction, because a query of this size takes longer than all of the rest.
  const user = await loadUser(context.db, userId);
  if (user === undefined) throw failure(401, messages.signInAgain);
  return user;
}
