import type { Passwords } from '../auth/passwords.ts';
import type { SandboxContext } from '../context.ts';
import { settings } from '../db/schema/auth.ts';
import { insertAdminWorld } from './admin.ts';
import { seedDaters } from './daters.ts';
import { demoAccounts, type DemoAccount } from './demo-accounts.ts';
import { seedEvents } from './events.ts';
import { seedAdmin, seedHosts } from './staff.ts';
import { withWishes } from './wishes.ts';
import { insertEvents, insertPeople, type NewPerson } from './world.ts';

const SIZES = {
  full: { members: 222, newcomers: 8, hosts: 12, events: 44 },
  small: { members: 24, newcomers: 2, hosts: 3, events: 8 },
} as const;

/** How many people and events there are: `small` is for a browser tab. */
export type WorldSize = keyof typeof SIZES;

/** Gives the people of the demo the passwords that they sign in by. */
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

/**
 * Fills a database that was never filled: with the same people and events each time, on dates that
 * follow from the clock. All of it or, after a failure, nothing.
 */
export async function seedOnce(
  { db, clock, passwords }: SandboxContext,
  size: WorldSize,
): Promise<void> {
  const now = clock();
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
    const daters = seedDaters(count, now, handles).map(withWishes);
    await insertPeople(tx, await withPasswords([admin, ...hosts, ...daters], passwords));
    await insertEvents(
      tx,
      seedEvents(
        count.events,
        now,
        hosts.flatMap(({ host }) => host?.id ?? []),
      ),
    );
    await insertAdminWorld(tx, admin.user.id, daters, now);
  });
}
