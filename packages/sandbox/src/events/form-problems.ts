import { eventFormProblems, eventServerMessages } from '@perigee/domain/events';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import type { Queryable } from '../db/database.ts';
import { images } from '../db/schema/images.ts';
import { users } from '../db/schema/users.ts';
import { failure } from '../http/failure.ts';
import type { AuthUser } from '../profile/auth-user.ts';
import { answersOf, assertLookups, locationOf, type FullForm } from './form.ts';

const PICTURES = ['imageData', 'verticalImageData'] as const;

const server = eventServerMessages;

/** Problems of pictures that the form adds and that its sender did not upload. */
async function pictureProblems(
  db: Queryable,
  form: FullForm,
  user: AuthUser,
  before: FullForm | undefined,
): Promise<string[]> {
  const changed = PICTURES.filter(
    (field) => form[field] !== null && form[field] !== before?.[field],
  );
  if (changed.length === 0) return [];
  const rows = await db
    .select({ id: images.id })
    .from(images)
    .where(
      and(
        inArray(
          images.id,
          changed.flatMap((field) => form[field] ?? []),
        ),
        eq(images.userId, user.id),
        isNotNull(images.path),
      ),
    );
  const own = new Set<number | null>(rows.map(({ id }) => id));
  return changed.filter((field) => !own.has(form[field])).map(server.imageNotYours);
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
