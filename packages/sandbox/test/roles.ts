import { eq } from 'drizzle-orm';
import { socialAccounts } from '../src/db/schema/social-accounts.ts';
import { wallets } from '../src/db/schema/wallets.ts';
import { matches } from '../src/db/schema/likes.ts';
import { users } from '../src/db/schema/users.ts';
import { eventSignups } from '../src/db/schema/tickets.ts';
import { insertEvents, insertPeople } from '../src/seed/insert.ts';
import { hosting, upcoming } from '../src/states/events.ts';
import { accepted, admin, waiting } from '../src/states/people.ts';
import type { TestSandbox } from './harness.ts';

/** The roles of callers. `dater` owns the records that belong to one user, `host` holds the event. */
export const ROLES = [
  'visitor',
  'dater',
  'otherDater',
  'host',
  'otherHost',
  'admin',
  'expired',
] as const;
export type Role = (typeof ROLES)[number];

/** The ids of the world in which the calls are made. */
export const IDS = {
  dater: 1300,
  otherDater: 1301,
  applicant: 1302,
  /** A member whom all the others may like, invite and pause. */
  bystander: 1303,
  hostUser: 11,
  otherHostUser: 12,
  admin: 1,
  host: 1,
  otherHost: 2,
  event: 12,
  wallet: 3,
  account: 4,
  match: 7,
} as const;

/** The bystander's own code. */
export const REFERRAL_CODE = 'K7QWM3XP';

const DAY_MS = 24 * 60 * 60 * 1000;

const FULL_PROFILE = {
  birthdate: '1994-05-06',
  gender: 'F',
  sexualOrientation: 'straight',
  preference: { genders: ['M'], minAge: 25, maxAge: 45 },
};

/**
 * Fills an empty sandbox with one user of each role and the user's records, and returns the tokens.
 */
export async function putRoles({
  context,
}: TestSandbox): Promise<Record<Role, string | undefined>> {
  const { db, clock, tokens } = context;
  const now = clock();
  const someone = (id: number, name: string) => ({
    id,
    username: name,
    email: `${name}@example.com`,
    phoneNumber: `+1212555${String(4000 + id)}`,
  });
  const host = (id: number, level: string) => ({
    id,
    name: 'Host',
    logo: null,
    linkId: `host-${id}`,
    level,
  });
  await insertPeople(db, [
    accepted({ ...someone(IDS.dater, 'dater'), ...FULL_PROFILE }, now),
    accepted(
      {
        ...someone(IDS.otherDater, 'other_dater'),
        ...FULL_PROFILE,
        gender: 'M',
        preference: { genders: ['F'], minAge: 25, maxAge: 45 },
      },
      now,
    ),
    accepted({ ...someone(IDS.bystander, 'bystander'), ...FULL_PROFILE }, now),
    waiting(someone(IDS.applicant, 'applicant'), now),
    hosting(
      { ...someone(IDS.hostUser, 'host_user'), ...FULL_PROFILE, Host: host(IDS.host, '1') },
      now,
    ),
    hosting(
      {
        ...someone(IDS.otherHostUser, 'other_host'),
        ...FULL_PROFILE,
        Host: host(IDS.otherHost, '1'),
      },
      now,
    ),
    admin({ ...someone(IDS.admin, 'admin_user'), ...FULL_PROFILE }, now),
  ]);
  await insertEvents(db, [upcoming({ id: IDS.event, hostId: IDS.host }, now)]);
  await db.insert(eventSignups).values({
    eventId: IDS.event,
    userId: IDS.otherDater,
    side: 'left',
    status: 'going',
    priceCents: 0,
    createdAt: now,
  });
  await db.insert(wallets).values({
    id: IDS.wallet,
    userId: IDS.dater,
    address: `0x${'1'.repeat(40)}`,
    createdAt: now,
  });
  await db.insert(socialAccounts).values({
    id: IDS.account,
    userId: IDS.dater,
    platform: 'tiktok',
    handle: 'dater',
    linkedAt: now,
  });
  await db.insert(matches).values({
    id: IDS.match,
    firstUserId: IDS.hostUser,
    secondUserId: IDS.dater,
    type: 'like',
    matchedAt: now,
  });
  await db
    .update(users)
    .set({ inviteReferralCode: REFERRAL_CODE })
    .where(eq(users.id, IDS.bystander));
  return {
    visitor: undefined,
    dater: await tokens.session(IDS.dater),
    otherDater: await tokens.session(IDS.otherDater),
    host: await tokens.session(IDS.hostUser),
    otherHost: await tokens.session(IDS.otherHostUser),
    admin: await tokens.session(IDS.admin),
    expired: await tokens.session(IDS.dater, { since: new Date(now.getTime() - DAY_MS) }),
  };
}
