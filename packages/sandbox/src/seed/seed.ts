import type { Passwords } from '../auth/passwords.ts';
import type { SandboxContext } from '../context.ts';
import { settings } from '../db/schema/settings.ts';
import { insertAccountsAndWallets, withSocialLinks } from './accounts-and-wallets.ts';
import { insertAdminData } from './admin.ts';
import { seedDaters } from './daters.ts';
import { ACCEPTED_SCRIPTS, WAITING_SCRIPTS } from './conversation-lines.ts';
import { insertConversations } from './conversations.ts';
import { demoAccounts, type DemoAccount } from './demo-accounts.ts';
import { seedEvents } from './events.ts';
import { insertLikes, seedLikes } from './likes.ts';
import { insertHosting } from './hosts.ts';
import { seedSpecialEvents } from './special-events.ts';
import { withReferrals } from './referrals.ts';
import { seedMemberships } from './membership.ts';
import { seedAdmin, seedHosts } from './staff.ts';
import { seedTickets } from './tickets.ts';
import { withWholeQuestionnaire } from './whole-questionnaire.ts';
import { withPreferences } from './preferences.ts';
import { wholeMinute } from './days.ts';
import { insertEvents, insertPeople, type NewPerson } from './insert.ts';

const SIZES = {
  full: { members: 222, newcomers: 8, hosts: 12, events: 44 },
  small: { members: 24, newcomers: 2, hosts: 3, events: 8 },
} as const;

/** The number of users and events: `small` is for a browser tab. */
export type SeedSize = keyof typeof SIZES;

/** Adds the passwords of the demo accounts. */
async function withPasswords(people: NewPerson[], passwords: Passwords): Promise<NewPerson[]> {
  const passwordOf = new Map(
    demoAccounts.map(({ phone, password }: DemoAccount) => [phone, password]),
  );
  return Promise.all(
    people.map(async (person) => {
      const password = passwordOf.get(person.user.phoneNumber);
      return password === undefined
        ? person
        : { ...person, passwordHash: await passwords.hash(password) };
    }),
  );
}

/** The member for whom an evening is held: the first woman who was accepted. */
function honouredOf(daters: readonly NewPerson[]): { id: number; firstName: string } {
  const member = daters.find(({ user, entry }) => user.gender === 'F' && entry?.status === 'yes');
  if (member === undefined) throw new Error('The seed needs members.');
  return { id: member.user.id, firstName: member.user.firstName ?? '' };
}

/**
 * Seeds a database once: with the same users and events each time, at times that follow from the minute
 * of the clock. After a failure nothing is stored.
 */
export async function seedOnce(
  { db, clock, passwords, settings: { webUrl } }: SandboxContext,
  size: SeedSize,
): Promise<void> {
  const now = wholeMinute(clock());
  await db.transaction(async (tx) => {
    const first = await tx
      .insert(settings)
      .values({ key: 'seeded', value: `${size} at ${now.toISOString()}` })
      .onConflictDoNothing()
      .returning();
    if (first.length === 0) return;

    const count = SIZES[size];
    const handles = new Set<string>();
    const admin = seedAdmin(now, handles);
    const hosts = seedHosts(count.hosts, now, handles);
    // The demo dater keeps unanswered questions, so that their home asks them to continue.
    const [demoDater, ...others] = seedDaters(count, now, handles);
    const daters = [
      ...(demoDater === undefined ? [] : [demoDater]),
      ...others.map(withPreferences).map(withWholeQuestionnaire),
    ];
    const people = withReferrals(withSocialLinks([admin, ...hosts, ...daters], now));
    await insertPeople(tx, await withPasswords(people, passwords));
    await insertAccountsAndWallets(tx, people, now);

    const hostIds = hosts.flatMap(({ host }) => host?.id ?? []);
    const [demoHostId] = hostIds;
    if (demoHostId === undefined) throw new Error('The seed needs hosts.');
    await insertEvents(tx, [
      ...seedEvents(count.events, now, hostIds),
      ...seedSpecialEvents(count.events + 1, now, demoHostId, honouredOf(daters)),
    ]);

    const demo = [daters[0], daters.at(-1), hosts[0], admin].filter(
      (person) => person !== undefined,
    );
    const liking = seedLikes(demo, daters, now);
    await insertLikes(tx, liking, now);
    await insertHosting(tx, { hosts, daters }, now, webUrl);
    await seedTickets(tx, daters, now);
    await seedMemberships(tx, daters, now, admin.user.id);
    await insertAdminData(tx, admin.user.id, { daters, matched: liking.matches }, now);
    const [waitingDater, acceptedDater] = [daters[0], daters.at(-1)];
    if (waitingDater !== undefined) {
      await insertConversations(tx, waitingDater.user.id, WAITING_SCRIPTS, now);
    }
    if (acceptedDater !== undefined) {
      await insertConversations(tx, acceptedDater.user.id, ACCEPTED_SCRIPTS, now);
    }
  });
}
