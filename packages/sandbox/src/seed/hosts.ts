import type { Queryable } from '../db/database.ts';
import { hostDateApplications, hostInvitations, payoutAccounts } from '../db/schema/hosts.ts';
import { outboxMessages } from '../db/schema/outbox.ts';
import { randomOf } from './random.ts';
import { daysBefore } from './days.ts';
import type { NewPerson } from './insert.ts';

/** Unused invitations, each mailed to an address. */
const INVITATIONS = [
  { uuid: '0b6f4a1e-5c52-4c1d-9a37-6d2e8f90b3c4', level: '1', email: 'studio@example.com' },
  { uuid: '7d3c9e58-21fa-4b86-8e0f-c45a1b7d2e69', level: '3', email: 'supperclub@example.com' },
] as const;

const GOOD_FOR_DAYS = 365;

const MESSAGES = [
  'I am new in town and would love to meet someone who cooks.',
  'Two kind eyes and a good laugh, that is all I ask for.',
  null,
  'You sat me beside the right person once. Please do it again!',
  'Someone who does not look at their phone during dinner.',
  null,
  'I work nights, so brunch is my evening. Is there anyone like that?',
];

async function insertInvitations(db: Queryable, now: Date, webUrl: string): Promise<void> {
  const expiresAt = daysBefore(now, -GOOD_FOR_DAYS);
  await db
    .insert(hostInvitations)
    .values(INVITATIONS.map(({ uuid, level }) => ({ uuid, level, expiresAt })));
  await db.insert(outboxMessages).values(
    INVITATIONS.map(({ uuid, email }) => ({
      recipient: email,
      text: 'You are invited to hold events with Perigee. Open this link to create your host account. It works once and expires in a year.',
      link: `${webUrl}/hostsignup/${uuid}`,
      sentAt: now,
    })),
  );
}

/** Most hosts have date applications; the first host, who is the demo's, has the most. */
function dateApplications(hostIds: readonly number[], daterIds: readonly number[], now: Date) {
  return hostIds.flatMap((hostId, index) => {
    const random = randomOf(20_000 + hostId);
    const asked = index === 0 ? 5 : random.between(0, 3);
    return random.some(daterIds, asked).map((userId, place) => ({
      hostId,
      userId,
      message: MESSAGES[(hostId + place) % MESSAGES.length] ?? null,
      createdAt: daysBefore(now, place * 2 + random.next()),
    }));
  });
}

/** Every second host has a payouts account; the demo's host still has to connect one. */
function payoutRows(hostIds: readonly number[], now: Date) {
  return hostIds
    .filter((_id, index) => index % 2 === 1)
    .map((hostId) => ({
      hostId,
      accountId: `acct_demo${hostId}`,
      connectedAt: daysBefore(now, 30 + hostId),
    }));
}

/**
 * Stores the data of stored hosts: date applications, payouts accounts, and the invitations of
 * future hosts.
 *
 * @param webUrl the prefix of the invitations' links
 */
export async function insertHosting(
  db: Queryable,
  people: { hosts: readonly NewPerson[]; daters: readonly NewPerson[] },
  now: Date,
  webUrl: string,
): Promise<void> {
  const hostIds = people.hosts.flatMap(({ host }) => host?.id ?? []);
  const daterIds = people.daters
    .filter(({ user }) => user.completedOnboarding === true)
    .map(({ user }) => user.id);
  await insertInvitations(db, now, webUrl);
  await db.insert(hostDateApplications).values(dateApplications(hostIds, daterIds, now));
  await db.insert(payoutAccounts).values(payoutRows(hostIds, now));
}
