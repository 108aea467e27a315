import type { FeatureAction, MembershipType } from '@perigee/api/zod';
import type { WaitlistStatus } from '@perigee/domain/waitlist';
import { randomOf, type Random } from './random.ts';
import { daysBefore } from './days.ts';
import { DEMO_PREFERENCE, demoAccounts } from './demo-accounts.ts';
import { member, newcomer, type Handles } from './people.ts';
import { DEMO_PORTRAITS, FREE_PORTRAITS, PORTRAIT_COUNT } from './portraits.ts';
import type { NewPerson } from './insert.ts';

const FIRST_DATER_ID = 1001;

/** The statuses of every two dozen daters, so that even a small seed has them all. */
const STATUSES: readonly WaitlistStatus[] = [
  ...(['pre-approved', 'pending', 'yes', 'database-pending', 'pending', 'yes'] as const),
  ...(['maybe', 'pending', 'database-approved', 'yes', 'no', 'pre-approved'] as const),
  ...([
    'pending',
    'user-declined',
    'yes',
    'pending',
    'subscription-failed',
    'pre-approved',
  ] as const),
  ...(['subscription-cancelled', 'pending', 'database-pending', 'subscription-paused'] as const),
  ...(['yes', 'database-approved'] as const),
];

/** The statuses of applicants who have given a card. */
const PAID: ReadonlySet<WaitlistStatus> = new Set([
  'yes',
  'pre-approved',
  'subscription-failed',
  'subscription-cancelled',
  'subscription-paused',
]);

const MEMBERSHIPS: readonly MembershipType[] = [
  ...Array<MembershipType>(14).fill('general'),
  'founding-member',
  'founding-member',
  'founding-board',
  'preferred',
  'partnerships',
  'friends',
  'lifetime-free',
];

function hNumOf(status: WaitlistStatus, random: Random): number | null {
  const given =
    status === 'yes' ||
    status === 'database-approved' ||
    (status === 'pre-approved' && random.happens(0.5));
  return given ? random.between(1, 10) : null;
}

/** Adds an applicant's completed activities and waitlist entry. */
function asApplicant(
  person: NewPerson,
  status: WaitlistStatus,
  { now, joinedDaysAgo, random }: { now: Date; joinedDaysAgo: number; random: Random },
): NewPerson {
  const joinedAt = daysBefore(now, joinedDaysAgo);
  const done = (action: FeatureAction, daysLater: number) => ({
    action,
    completedAt: daysBefore(now, Math.max(0, joinedDaysAgo - daysLater)),
  });
  return {
    ...person,
    activities: [
      ...person.activities,
      ...(PAID.has(status) ? [done('SAVE_PAYMENT', 1)] : []),
      ...(random.happens(0.25) ? [done('INVITE_FRIEND', 2)] : []),
    ],
    entry: {
      waitlist: true,
      status,
      membershipType: random.pick(MEMBERSHIPS),
      hNum: hNumOf(status, random),
      joinedAt,
      acceptedAt: status === 'yes' ? daysBefore(now, joinedDaysAgo * random.next() * 0.8) : null,
    },
  };
}

/** Gives each accepted member their position at the time of acceptance. */
function withRanks(daters: readonly NewPerson[]): NewPerson[] {
  return daters.map((dater) => {
    const { entry } = dater;
    const { acceptedAt } = entry ?? {};
    if (entry === undefined || acceptedAt === undefined || acceptedAt === null) return dater;
    const ahead = daters.filter(
      ({ entry: other }) =>
        other !== undefined &&
        other.joinedAt < entry.joinedAt &&
        (other.acceptedAt === undefined ||
          other.acceptedAt === null ||
          other.acceptedAt > acceptedAt),
    );
    return { ...dater, entry: { ...entry, rank: ahead.length + 1 } };
  });
}

/** The demo dater is pre-approved, without an H number, in the middle of the waitlist. */
function demoDater(now: Date, handles: Handles): NewPerson {
  const [{ name, phone }] = demoAccounts;
  const [firstName = '', lastName = ''] = name.split(' ');
  const random = randomOf(DEMO_PORTRAITS.dater);
  const sketch = { id: FIRST_DATER_ID, number: DEMO_PORTRAITS.dater, joinedDaysAgo: 150 };
  const known = { name: { firstName, lastName }, phone, preference: DEMO_PREFERENCE };
  const person = member({ ...sketch, ...known }, now, random, handles);
  return {
    ...person,
    entry: {
      waitlist: true,
      status: 'pre-approved',
      membershipType: 'general',
      joinedAt: daysBefore(now, sketch.joinedDaysAgo),
    },
  };
}

/** The demo's accepted dater, who is a member. */
function acceptedDemoDater(id: number, now: Date, handles: Handles): NewPerson {
  const [, , , { name, phone }] = demoAccounts;
  const [firstName = '', lastName = ''] = name.split(' ');
  const random = randomOf(DEMO_PORTRAITS.accepted);
  const joinedDaysAgo = 140;
  const sketch = { id, number: DEMO_PORTRAITS.accepted, joinedDaysAgo };
  const known = { name: { firstName, lastName }, phone, preference: DEMO_PREFERENCE };
  const person = member({ ...sketch, ...known }, now, random, handles);
  return asApplicant(person, 'yes', { now, joinedDaysAgo, random });
}

/**
 * The applicants: the demo's daters, users with complete profiles, and some who have just signed
 * up.
 *
 * @param members the number of users with a profile and a portrait, including the first demo dater
 * @param newcomers the number of users with neither
 */
export function seedDaters(
  { members, newcomers }: { members: number; newcomers: number },
  now: Date,
  handles: Handles,
): NewPerson[] {
  // The demo daters come first, so that no other user takes their names.
  const demo = demoDater(now, handles);
  const accepted = acceptedDemoDater(FIRST_DATER_ID + members + newcomers, now, handles);
  const known = FREE_PORTRAITS.slice(0, members - 1).map((number, index) => {
    const random = randomOf(number);
    const status = STATUSES[(index + 1) % STATUSES.length] ?? 'pending';
    // Accepted members joined early; the others joined over half a year.
    const joinedDaysAgo = status === 'yes' ? 120 + random.next() * 80 : 4 + random.next() * 180;
    const sketch = { id: FIRST_DATER_ID + index + 1, number, joinedDaysAgo };
    const person = member(sketch, now, random, handles);
    return asApplicant(person, status, { now, joinedDaysAgo, random });
  });
  const fresh = Array.from({ length: newcomers }, (_, index) => {
    const number = PORTRAIT_COUNT + index + 1;
    const random = randomOf(number);
    const joinedDaysAgo = random.next() * 3;
    const sketch = { id: FIRST_DATER_ID + members + index, number, joinedDaysAgo };
    const person = newcomer(sketch, now, random, handles);
    const joinedAt = daysBefore(now, joinedDaysAgo);
    const entry = {
      waitlist: true,
      status: 'pending',
      membershipType: 'general',
      joinedAt,
    } as const;
    return { ...person, entry };
  });
  return withRanks([demo, ...known, ...fresh, accepted]);
}
