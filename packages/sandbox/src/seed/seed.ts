import type { SandboxContext } from '../context.ts';
import { settings } from '../db/schema/auth.ts';
import { seedDaters } from './daters.ts';
import { seedEvents } from './events.ts';
import { seedAdmin, seedHosts } from './staff.ts';
import { insertEvents, insertPeople } from './world.ts';

const SIZES = {
  full: { members: 222, newcomers: 8, hosts: 12, events: 44 },
  small: { members: 24, newcomers: 2, hosts: 3, events: 8 },
} as const;

/** How many people and events there are: `small` is for a browser tab. */
export type WorldSize = keyof typeof SIZES;

/**
 * Fills a database that was never filled: with the same people and events each time, on dates that
 * follow from the clock. All of it or, after a failure, nothing.
 */
export async function seedOnce({ db, clock }: SandboxContext, size: WorldSize): Promise<void> {
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
    await insertPeople(tx, [admin, ...hosts, ...seedDaters(count, now, handles)]);
    await insertEvents(
      tx,
      seedEvents(
        count.events,
        now,
        hosts.flatMap(({ host }) => host?.id ?? []),
      ),
    );
  });
}
