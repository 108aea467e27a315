import type { SandboxContext } from '../context.ts';
import { eventSignups } from '../db/schema/tickets.ts';

type Signup = typeof eventSignups.$inferInsert;

/** The sign-up of a guest who is going, with a free ticket, ready to be stored. */
export function going(
  change: Pick<Signup, 'eventId' | 'userId'> & Partial<Signup>,
  now: Date,
): Signup {
  return { side: 'left', status: 'going', priceCents: 0, createdAt: now, ...change };
}

/** Stores sign-ups of guests. */
export async function insertGuests({ db }: SandboxContext, guests: Signup[]): Promise<void> {
  await db.insert(eventSignups).values(guests);
}
