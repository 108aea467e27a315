import { eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { users } from '../db/schema/people.ts';

/** A person with everything that hangs on them, or undefined. */
export function loadPerson(db: Queryable, userId: number) {
  return db.query.users.findFirst({
    where: eq(users.id, userId),
    with: {
      images: { orderBy: (image, { asc, desc }) => [desc(image.profileImage), asc(image.orderNo)] },
      activities: true,
      host: true,
      waitlistEntry: true,
      wallets: { orderBy: (wallet, { asc }) => [asc(wallet.id)] },
      socialAccounts: { orderBy: (account, { asc }) => [asc(account.id)] },
      subscriptions: {
        orderBy: (subscription, { desc }) => [desc(subscription.id)],
        limit: 1,
      },
    },
  });
}

/**
 * A row of `users` with its pictures, activities, host record, waitlist entry, wallets, linked
 * accounts and last subscription.
 */
export type Person = NonNullable<Awaited<ReturnType<typeof loadPerson>>>;
