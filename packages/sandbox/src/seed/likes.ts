import { matchRecommendations } from '../db/schema/admin.ts';
import { hiddenProfiles } from '../db/schema/for-you.ts';
import { likes, matches } from '../db/schema/likes.ts';
import { pointEntries } from '../db/schema/points.ts';
import type { Queryable } from '../db/database.ts';
import { pairOf } from '../likes/pair.ts';
import { demoAccounts } from './demo-accounts.ts';
import { randomOf, type Random } from './random.ts';
import { daysBefore } from './days.ts';
import { insertAll, type NewPerson } from './insert.ts';
import { isMember, suits } from './match-making.ts';

type Like = typeof likes.$inferInsert;
type Match = typeof matches.$inferInsert;
type Recommendation = typeof matchRecommendations.$inferInsert;

/** All decisions of users on each other, ready to be stored. */
export interface NewLikes {
  likes: Like[];
  matches: Match[];
  hidden: number[];
  recommendations: Recommendation[];
}

const COMMENTS = [
  'You said nobody plays the piano. I know three songs, all of them slow.',
  'The last ferry of the day is the right answer. I bring the thermos.',
  'I have opinions on dumplings and a free Thursday.',
  'Your bio made me cancel a plan. In a good way.',
  'We like the same market. One of us gets there earlier, I suspect.',
  'Tell me about the photo with the lake.',
  'I would like to lose an argument to you.',
  'Long walks, yes. How long is long?',
  'I would take the window seat, and then give it to you.',
  'Your Sunday sounds like mine, with better coffee.',
  'I make one good soup. It has a waiting list.',
  'Ask me about the bicycle. It is a short story with a long hill.',
  'You seem like someone who reads the plaque. I read the plaque.',
  'Which of us orders first? I vote for you.',
];

const SEED = 7_001;
/** Choices of their own, so that all others stay as they are. */
const MEMBER_SEED = 7_002;
/** The first of the applicants with whom no other decision of a demo user is made. */
const FREE_APPLICANT = 8;
const MOST_HIDDEN = 3;

/** The inputs of a run of decisions. */
interface Making {
  now: Date;
  random: Random;
  /** The comments that are left: two likes side by side with one comment would look made up. */
  comments: string[];
}

const makingOf = (now: Date, random: Random): Making => ({ now, random, comments: [...COMMENTS] });

function takeComment({ random, comments }: Making): string | null {
  const [comment = null] = comments.splice(random.between(0, comments.length - 1), 1);
  return comment;
}

function likeOf(from: NewPerson, to: NewPerson, daysAgo: number, making: Making): Like {
  const { now, random } = making;
  const points = random.happens(0.6) ? random.between(1, 6) * 10 : 0;
  return {
    fromUserId: from.user.id,
    toUserId: to.user.id,
    liked: true,
    points,
    comment: points > 0 || random.happens(0.4) ? takeComment(making) : null,
    decidedAt: daysBefore(now, daysAgo),
  };
}

const passOf = (from: NewPerson, to: NewPerson, decidedAt: Date): Like => ({
  fromUserId: from.user.id,
  toUserId: to.user.id,
  liked: false,
  decidedAt,
});

/** Two likes, and the resulting match. */
function matchOf(one: NewPerson, other: NewPerson, daysAgo: number, making: Making) {
  const matchedAt = daysBefore(making.now, daysAgo);
  return {
    likes: [
      likeOf(one, other, daysAgo + 1, making),
      { ...likeOf(other, one, daysAgo, making), points: 0 },
    ],
    match: { ...pairOf(one.user.id, other.user.id), type: 'like', matchedAt } satisfies Match,
  };
}

/** A like, and the pass that declined it. */
function declinedLike(from: NewPerson, to: NewPerson, daysAgo: number, making: Making): Like[] {
  return [
    { ...likeOf(from, to, daysAgo, making), points: 0 },
    passOf(to, from, daysBefore(making.now, daysAgo - 1)),
  ];
}

/** A recommendation of two users to each other that expired without an answer of the second one. */
function expiredRecommendation(from: NewPerson, to: NewPerson, now: Date): Recommendation {
  return {
    ...pairOf(from.user.id, to.user.id),
    visible: true,
    revealed: true,
    accepted: true,
    declined: false,
    matched: false,
    purpose: 'weekly',
    createdAt: daysBefore(now, 9),
    expiresAt: daysBefore(now, 2),
  };
}

/**
 * Gives a user likes to answer, likes of their own, passes and matches. Matches and passes are with
 * members of the deck, the rest mostly with applicants who still wait, so that the deck stays full.
 */
function livelyFor(person: NewPerson, others: readonly NewPerson[], making: Making): NewLikes {
  const { now, random } = making;
  const suiting = others.filter((other) => suits(person, other));
  const accepted = suiting.filter(isMember);
  const waiting = suiting.filter((other) => !isMember(other));
  const [matched, passed] = [accepted.slice(0, 1), accepted.slice(1, 2)];
  const received = waiting.slice(0, 4);
  const [open, declined, expired] = [waiting.slice(4, 5), waiting.slice(5, 6), waiting.slice(6, 7)];
  const made = [...matched, ...waiting.slice(7, 8)].map((other, index) =>
    matchOf(person, other, 2 + index * 6 + random.next(), making),
  );
  return {
    likes: [
      ...received.map((other, index) => likeOf(other, person, index + random.next(), making)),
      ...open.map((other) => likeOf(person, other, 1, making)),
      ...declined.flatMap((other) => declinedLike(person, other, 3, making)),
      ...expired.map((other) => likeOf(person, other, 5, making)),
      ...passed.map((other) => passOf(person, other, daysBefore(now, 3))),
      ...made.flatMap((pair) => pair.likes),
    ],
    matches: made.map(({ match }) => match),
    hidden: [],
    recommendations: expired.map((other) => expiredRecommendation(person, other, now)),
  };
}

const matchesAlone = (made: readonly ReturnType<typeof matchOf>[]): NewLikes => ({
  likes: made.flatMap((pair) => pair.likes),
  matches: made.map(({ match }) => match),
  hidden: [],
  recommendations: [],
});

/** Two more matches of the accepted demo dater, whose chat should not be empty. */
function moreMatches(person: NewPerson, others: readonly NewPerson[], now: Date): NewLikes {
  const making = makingOf(now, randomOf(MEMBER_SEED));
  const made = others
    .filter((other) => suits(person, other) && !isMember(other))
    .slice(FREE_APPLICANT, FREE_APPLICANT + 2)
    .map((other, index) => matchOf(person, other, 1 + index * 3 + making.random.next(), making));
  return matchesAlone(made);
}

/** Matches among users without a demo account: each with the first free user who suits. */
function matchesAmong(people: readonly NewPerson[], now: Date, random: Random): NewLikes {
  const free = new Set(people);
  const made = people.flatMap((one, index) => {
    if (!free.has(one)) return [];
    free.delete(one);
    const other = [...free].find((candidate) => suits(one, candidate));
    if (other === undefined) return [];
    free.delete(other);
    return [matchOf(one, other, 1 + (index % 40) + random.next(), makingOf(now, random))];
  });
  return matchesAlone(made);
}

/**
 * The likes, passes, matches and hidden profiles of the seed.
 *
 * @param demo the demo users, whose pages should not be empty
 * @param daters all other applicants
 */
export function seedLikes(
  demo: readonly NewPerson[],
  daters: readonly NewPerson[],
  now: Date,
): NewLikes {
  const random = randomOf(SEED);
  const others = daters.filter(
    ({ user }) => user.completedOnboarding && !demo.some((one) => one.user.id === user.id),
  );
  // Each demo user starts at another place of the list, so that they do not all know the same users.
  const startingAt = (index: number) => {
    const start = Math.floor((index * others.length) / demo.length);
    return [...others.slice(start), ...others.slice(0, start)];
  };
  const parts = demo.map((person, index) =>
    livelyFor(person, startingAt(index), makingOf(now, random)),
  );
  const memberIndex = demo.findIndex(({ user }) => user.phoneNumber === demoAccounts[3].phone);
  const member = demo[memberIndex];
  if (member !== undefined) parts.push(moreMatches(member, startingAt(memberIndex), now));
  const accepted = others.filter(isMember);
  parts.push(matchesAmong(accepted, now, random));
  const hidden = accepted.slice(-Math.min(MOST_HIDDEN, Math.floor(accepted.length / 5)));
  return {
    likes: parts.flatMap((part) => part.likes),
    matches: parts.flatMap((part) => part.matches),
    hidden: hidden.map(({ user }) => user.id),
    recommendations: parts.flatMap((part) => part.recommendations),
  };
}

/** Stores the result of {@link seedLikes}. Each user receives the points that they spend beforehand. */
export async function insertLikes(tx: Queryable, made: NewLikes, now: Date): Promise<void> {
  await insertAll(tx, likes, made.likes);
  await insertAll(tx, matches, made.matches);
  await insertAll(tx, matchRecommendations, made.recommendations);
  const spent = made.likes.filter(({ points = 0 }) => points > 0);
  await insertAll(
    tx,
    pointEntries,
    spent.flatMap(({ fromUserId: userId, points = 0, decidedAt }) => [
      { userId, amount: points, reason: 'welcome', createdAt: decidedAt },
      { userId, amount: -points, reason: 'like', createdAt: decidedAt },
    ]),
  );
  await insertAll(
    tx,
    hiddenProfiles,
    made.hidden.map((userId) => ({ userId, hiddenAt: daysBefore(now, 10) })),
  );
}
