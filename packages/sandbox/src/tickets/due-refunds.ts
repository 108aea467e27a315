import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { SandboxContext } from '../context.ts';
import { eventSignups } from '../db/schema/tickets.ts';
import { errorText } from '../http/error-text.ts';
import { giveBack } from './give-back.ts';

/** Condition on a sign-up: its payment has no refund. As `isPaid`. */
export function hasPaid(): SQL | undefined {
  return and(isNotNull(eventSignups.paidAt), isNull(eventSignups.refundedAt));
}

/**
 * Makes the refunds that are due. One that fails does not stop the others, and stays due for the
 * next call. Call it outside of transactions, because it sends requests to the payments provider.
 *
 * @param where a condition on the sign-ups; without it, all of them
 */
export async function makeDueRefunds(context: SandboxContext, where?: SQL): Promise<void> {
  const due = await context.db
    .select()
    .from(eventSignups)
    .where(and(eq(eventSignups.refundDue, true), hasPaid(), where));
  for (const signup of due) {
    try {
      await giveBack(context, signup);
    } catch (error) {
      context.log(`A ticket could not be refunded: ${errorText(error)}`);
    }
  }
}
