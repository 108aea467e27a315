import { nextMatchDay } from '@perigee/domain/admin';
import { admitsGender } from '@perigee/domain/for-you';
import type { matchFeedback, matchRecommendations } from '../db/schema/admin.ts';
import type { matches } from '../db/schema/likes.ts';
import { pairOf } from '../likes/pair.ts';
import { randomOf } from './random.ts';
import { daysBefore } from './days.ts';
import { MATCH_NOTES } from './match-notes.ts';
import type { NewPerson } from './insert.ts';

type Recommendation = typeof matchRecommendations.$inferInsert;
export type Match = typeof matches.$inferInsert;
type Pair = readonly [NewPerson, NewPerson];

const SEED = 9_002;
const MOST_RECOMMENDATIONS = 60;
/** The greatest number of one member's pairs, so that the member's table has a second page. */
const MOST_OF_ONE = 12;
const MOST_OF_OTHERS = 3;
const GOOD_FOR_DAYS = 7;
const PURPOSES = ['weekly', 'weekly', 'event', 'hand-picked'] as const;

/** The outcomes of recommendations, in turns. */
const OUTCOMES: readonly Partial<Recommendation>[] = [
  { revealed: true, accepted: true, matched: true },
  {},
  { revealed: true },
  { revealed: true, declined: true },
  { visible: false },
  { revealed: true, accepted: true },
];

export const isMember = ({ entry }: NewPerson) => entry?.status === 'yes';

/** Whether each of two users looks for the other's gender. */
export function suits(one: NewPerson, other: NewPerson): boolean {
  const looks = (seeker: NewPerson, person: NewPerson) =>
    admitsGender(seeker.user.preference?.genders ?? [], person.user.gender ?? null);
  return looks(one, other) && looks(other, one);
}

/** Pairs of users who suit each other, without repeats; those of the first user come first. */
function pairsOf(people: readonly NewPerson[]): Pair[] {
  return people.flatMap((one, index) =>
    people
      .slice(index + 1)
      .filter((other) => suits(one, other))
      .slice(0, index === 0 ? MOST_OF_ONE : MOST_OF_OTHERS)
      .map((other): Pair => [one, other]),
  );
}

const idsOf = ([one, other]: Pair) => pairOf(one.user.id, other.user.id);

/**
 * The recommendations of the last weeks and their outcomes, some within the last two weeks and some
 * expired, with the resulting matches and two matches that are still to come.
 *
 * @param daters the demo dater first
 * @param matched pairs who matched already
 */
export function seedMatchMaking(
  daters: readonly NewPerson[],
  matched: readonly Match[],
  now: Date,
) {
  const random = randomOf(SEED);
  const [demo, ...others] = daters;
  const members = others.filter(isMember);
  const [busiest, ...rest] = members;
  const people = [busiest, demo, ...rest].filter((person) => person !== undefined);
  const keyOf = ({ firstUserId, secondUserId }: Pick<Match, 'firstUserId' | 'secondUserId'>) =>
    `${firstUserId} ${secondUserId}`;
  const taken = new Set(matched.map(keyOf));
  const pairs = pairsOf(people).filter((pair) => !taken.has(keyOf(idsOf(pair))));
  const recommended = pairs.slice(0, MOST_RECOMMENDATIONS).map((pair, index) => {
    const createdAt = daysBefore(now, 0.5 + index * 0.7);
    const recommendation: Recommendation = {
      ...idsOf(pair),
      visible: true,
      revealed: false,
      accepted: false,
      declined: false,
      matched: false,
      ...OUTCOMES[index % OUTCOMES.length],
      purpose: random.pick(PURPOSES),
      createdAt,
      expiresAt: daysBefore(createdAt, -GOOD_FOR_DAYS),
    };
    return recommendation;
  });
  const made = recommended
    .filter((recommendation) => recommendation.matched)
    .map(({ firstUserId, secondUserId, createdAt }): Match => {
      const matchedAt = daysBefore(createdAt, -0.4);
      return { firstUserId, secondUserId, type: 'queued', matchedAt };
    });
  return { recommendations: recommended, matches: [...made, ...queued(pairs, now)] };
}

/** One match for a day that an admin chose, and one for the next match day. */
function queued(pairs: readonly Pair[], now: Date): Match[] {
  const [chosen, next] = pairs.toReversed();
  const preferredDate = daysBefore(now, -9).toISOString().slice(0, 10);
  return [
    ...(chosen === undefined
      ? []
      : [{ ...idsOf(chosen), preferredDate, matchedAt: new Date(preferredDate) }]),
    ...(next === undefined ? [] : [{ ...idsOf(next), matchedAt: new Date(nextMatchDay(now)) }]),
  ].map((match) => ({ ...match, type: 'queued' }));
}

/** The admin's notes: more than a page of them on one member, one or two on some others. */
export function seedMatchNotes(
  daters: readonly NewPerson[],
  authorId: number,
  now: Date,
): (typeof matchFeedback.$inferInsert)[] {
  return daters
    .filter(isMember)
    .slice(0, 9)
    .flatMap(({ user }, index) => {
      const start = index * 2;
      const texts = index === 0 ? MATCH_NOTES : MATCH_NOTES.slice(start % 10, (start % 10) + 2);
      return texts.map((text, turn) => ({
        userId: user.id,
        authorId,
        text,
        createdAt: daysBefore(now, 1 + turn * 4 + index),
      }));
    });
}
