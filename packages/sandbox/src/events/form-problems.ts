import { limits } from '@perigee/domain';
import { eventFormProblems } from '@perigee/domain/events';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { images } from '../db/schema/images.ts';
import { users } from '../db/schema/users.ts';
import { failure } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { cropProblems } from '../profile/crop-problems.ts';
import { answersOf, assertLookups, locationOf, type FullForm } from './form.ts';
import { eventServerMessages } from './server-messages.ts';

/** The fields with pictures, and the sizes to which they are cropped. Source: events §5. */
const CROPS = { imageData: limits.event.cover, verticalImageData: limits.event.vertical };
const PICTURES = ['imageData', 'verticalImageData'] as const;

const server = eventServerMessages;

/** Problems of pictures that the form adds: its sender did not upload them, or not cropped. */
async function pictureProblems(
  db: Queryable,
  form: FullForm,
  user: AuthUser,
  before: FullForm | undefined,
): Promise<string[]> {
  const added = PICTURES.flatMap((field) => {
    const imageId = form[field];
    const isAdded = imageId !== null && imageId !== before?.[field];
    return isAdded ? [{ field, imageId, crop: CROPS[field] }] : [];
  });
  if (added.length === 0) return [];
  const ids = added.map(({ imageId }) => imageId);
  const rows = await db
    .select({ id: images.id })
    .from(images)
    .where(and(inArray(images.id, ids), eq(images.userId, user.id), isNotNull(images.path)));
  const isOwn = ({ imageId }: { imageId: number }) => rows.some(({ id }) => id === imageId);
  return [
    ...added.filter((picture) => !isOwn(picture)).map(({ field }) => server.imageNotYours(field)),
    ...(await cropProblems(db, added.filter(isOwn))),
  ];
}

/** The problem of a form whose `bacheloretteUserId` is not a user who completed sign-up. */
async function honouredProblems(
  db: Queryable,
  { bacheloretteUserId }: FullForm,
  before: FullForm | undefined,
): Promise<string[]> {
  if (bacheloretteUserId === null || bacheloretteUserId === before?.bacheloretteUserId) return [];
  const isMember = and(eq(users.id, bacheloretteUserId), eq(users.completedSignup, true));
  return (await db.$count(users, isMember)) === 0 ? [server.nobodyToHonour] : [];
}

/**
 * Refuses a form that breaks a rule, with all problems, one in each line.
 *
 * @param before the event's current form; the rules apply only to changes of it
 * @throws 422
 * Source: events §5, §6
 */
export async function assertForm(
  { db, clock }: { db: Queryable; clock: SandboxContext['clock'] },
  form: FullForm,
  user: AuthUser,
  before?: FullForm,
): Promise<void> {
  assertLookups(form);
  const problems = [
    ...eventFormProblems(
      answersOf(form),
      { admin: user.admin, level: user.host?.level ?? null },
      clock(),
      locationOf(form).timezone,
      before && answersOf(before),
    ),
    ...(await pictureProblems(db, form, user, before)),
    ...(await honouredProblems(db, form, before)),
  ];
  if (problems.length > 0) throw failure(422, problems.join('\n'));
}
