import { inArray } from 'drizzle-orm';
import { DEFAULT_PROVIDER } from '../admin/ai/image-models.ts';
import type { Queryable } from '../db/database.ts';
import { imageModels, matchFeedback, matchRecommendations } from '../db/schema/admin.ts';
import { matches } from '../db/schema/likes.ts';
import { images } from '../db/schema/images.ts';
import { users } from '../db/schema/users.ts';
import { daysBefore } from './days.ts';
import { DEMO_PHONES } from './demo-accounts.ts';
import { isMember, seedMatchMaking, seedMatchNotes, type Match } from './match-making.ts';
import { portraitOf } from './portraits.ts';
import type { NewPerson } from './insert.ts';

/**
 * Second photos of members, who are named by the number of their portrait, with the reason of the
 * rejection; null for photos whose review is pending.
 */
const PHOTOS = [
  { of: 2, path: '/pictures/covers/16.jpg', reason: 'There is no face in this photo' },
  { of: 5, path: '/pictures/portraits/248.jpg', reason: null },
  { of: 9, path: '/pictures/covers/18.jpg', reason: 'Choose a photo of yourself, not of a place' },
  { of: 14, path: '/pictures/portraits/249.jpg', reason: null },
] as const;

/** With this many members, one of them may be flagged. */
const ENOUGH_MEMBERS = 4;

function secondPhotos(members: readonly NewPerson[]): (typeof images.$inferInsert)[] {
  return PHOTOS.map(({ of, path, reason }) => {
    const portrait = portraitOf(of).path;
    const member = members.find((one) => one.images.some((image) => image.path === portrait));
    if (member === undefined) throw new Error(`No member has the portrait ${portrait}.`);
    return {
      userId: member.user.id,
      path,
      orderNo: 1,
      moderationStatus: reason === null ? 'Pending' : 'Rejected',
      rejectionReason: reason,
    };
  });
}

/** Accounts that are left out everywhere until an admin restores them. None is a demo account. */
function flagged(daters: readonly NewPerson[], members: readonly NewPerson[]): number[] {
  const declined = daters.find(({ entry }) => entry?.status === 'no');
  const others = members.filter(({ user }) => !DEMO_PHONES.has(user.phoneNumber));
  const last = members.length >= ENOUGH_MEMBERS ? others.at(-1) : undefined;
  return [declined, last].flatMap((person) => (person === undefined ? [] : [person.user.id]));
}

/**
 * Stores the admins' data in addition to users: recommendations, matches, notes, photos to review,
 * flagged accounts, and models that draw.
 *
 * @param daters stored already, the demo dater first
 * @param matched pairs who matched by their own likes and need no recommendation
 */
export async function insertAdminData(
  db: Queryable,
  adminId: number,
  { daters, matched }: { daters: readonly NewPerson[]; matched: readonly Match[] },
  now: Date,
): Promise<void> {
  const members = daters.filter(isMember);
  const made = seedMatchMaking(daters, matched, now);
  await db.insert(matchRecommendations).values(made.recommendations);
  await db.insert(matches).values(made.matches);
  await db.insert(matchFeedback).values(seedMatchNotes(daters, adminId, now));
  await db.insert(images).values(secondPhotos(members));
  await db
    .update(users)
    .set({ ignore: true })
    .where(inArray(users.id, flagged(daters, members)));
  const model = { provider: DEFAULT_PROVIDER, createdBy: adminId };
  await db.insert(imageModels).values([
    { ...model, name: 'Evening portraits', createdAt: daysBefore(now, 40) },
    { ...model, name: 'Summer on the lake', createdAt: daysBefore(now, 12) },
  ]);
}
