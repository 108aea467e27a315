import type { SandboxContext } from '../context.ts';

/** Does what follows from a card that was charged or kept. */
export async function settleIntent(context: SandboxContext, intentId: string): Promise<void> {
  await context.payments.isIntentDone(intentId);
}
