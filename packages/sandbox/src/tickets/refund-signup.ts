import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { eventSignups } from '../db/schema/tickets.ts';

/** Gives back what a guest paid. Doing it twice gives it back once. */
export async function refundSignup({ db, clock }: SandboxContext, signupId: number): Promise<void> {
  await db
    .update(eventSignups)
    .set({ refundedAt: clock() })
    .where(
      and(
        eq(eventSignups.id, signupId),
        isNotNull(eventSignups.paidAt),
        isNull(eventSignups.refundedAt),
      ),
    );
}
