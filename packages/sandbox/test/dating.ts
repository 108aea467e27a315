import { profiledDater } from '@perigee/api/fixtures';
import type { User } from '@perigee/api/zod';
import type { SentLikeStatus } from '@perigee/domain/likes';
import { expect } from 'vitest';
import { matchRecommendations } from '../src/db/schema/admin.ts';
import { likes, matches } from '../src/db/schema/likes.ts';
import { pointEntries } from '../src/db/schema/points.ts';
import { pairOf } from '../src/likes/pair.ts';
import { insertPeople } from '../src/seed/insert.ts';
import { accepted } from '../src/states/people.ts';
import { NOW, type TestSandbox } from './harness.ts';

/** Members who look for each other, and their calls, for the tests of decks and likes. */
export function datingIn(sandbox: TestSandbox) {
  const { call, db } = sandbox;
  const as = async (userId: number) => ({ token: await sandbox.context.tokens.session(userId) });

  return {
    /** Stores accepted people: men who look for women, unless `change` says otherwise. */
    put: (...changes: (Partial<User> & { id: number })[]) =>
      insertPeople(
        db,
        changes.map((change) => {
          const unique = {
            username: `dater_${change.id}`,
            email: `${change.id}@example.com`,
            phoneNumber: `+1646555${String(change.id).padStart(4, '0')}`,
          };
          return accepted(
            {
              ...profiledDater,
              gender: 'M',
              preference: { genders: ['F'], minAge: null, maxAge: null },
              profile: { ...profiledDater.profile, diet: 'Vegetarian', smoking: 'No' },
              nftImage: null,
              ...unique,
              ...change,
            },
            NOW,
          );
        }),
      ),
    decide: async (from: number, to: number | string, body: object) =>
      call('PUT', `/for-you/profiles/${to}/like`, { body, ...(await as(from)) }),
    likesOf: async (userId: number) => {
      const { status, body } = await call('GET', '/for-you', await as(userId));
      expect(status).toBe(200);
      return body as {
        received: { profile: { id: number }; points: number; comment: string | null }[];
        matches: { id: number; profile: { id: number } }[];
      };
    },
    sentOf: async (userId: number) => {
      const { status, body } = await call('GET', '/for-you/profiles/liked', await as(userId));
      expect(status).toBe(200);
      return body as {
        profile: { id: number };
        points: number;
        comment: string | null;
        status: SentLikeStatus;
        feedbackGiven: boolean;
      }[];
    },
    /** The ids in a member's deck, in its order. */
    deckOf: async (userId: number, query = '') => {
      const { status, body } = await call('GET', `/for-you/profiles${query}`, await as(userId));
      expect(status).toBe(200);
      return (body as { profiles: { id: number }[] }).profiles.map(({ id }) => id);
    },
    send: async (userId: number, method: string, path: string) =>
      call(method, path, await as(userId)),
    pointsOf: async (userId: number) => {
      const { body } = await call('GET', '/users/me', await as(userId));
      return (body as User).points;
    },
    /** The point entries of a member, the oldest first. */
    entriesOf: async (userId: number) => {
      const rows = await db.select().from(pointEntries).orderBy(pointEntries.id);
      return rows.filter((row) => row.userId === userId).map(({ amount }) => amount);
    },
    storedLikes: () => db.select().from(likes),
    storedMatches: () => db.select().from(matches).orderBy(matches.id),
    /** Recommends two people to each other until `expiresAt`. */
    recommend: (one: number, other: number, expiresAt: Date) =>
      db.insert(matchRecommendations).values({
        ...pairOf(one, other),
        visible: true,
        revealed: true,
        accepted: true,
        declined: false,
        matched: false,
        purpose: 'weekly',
        createdAt: NOW,
        expiresAt,
      }),
    putMatch: async (
      one: number,
      other: number,
      change: Partial<typeof matches.$inferInsert> = {},
    ) => {
      const row = { ...pairOf(one, other), type: 'queued', matchedAt: NOW } as const;
      const [match] = await db
        .insert(matches)
        .values({ ...row, ...change })
        .returning();
      return match?.id ?? Number.NaN;
    },
  };
}
