import type { SandboxContext } from '../../context.ts';
import type { Payments } from '../payments.ts';
import { simulatedCheckout } from './checkout.ts';
import { simulatedConnect } from './connect.ts';
import { simulatedIntents } from './intents.ts';

/**
 * A payments provider that accepts only test cards, and stores its payments in the database.
 *
 * @param publicUrl the prefix of its pages' paths
 */
export function simulatedPayments(
  ports: Pick<SandboxContext, 'db' | 'clock' | 'random'>,
  publicUrl: string,
): Payments {
  return {
    ...simulatedCheckout(ports, publicUrl),
    ...simulatedIntents(ports),
    ...simulatedConnect(ports, publicUrl),
  };
}
