import type { SandboxContext } from '../../context.ts';
import type { Payments } from '../payments.ts';
import { simulatedCheckout } from './checkout.ts';
import { simulatedConnect } from './connect.ts';
import { simulatedIntents } from './intents.ts';

/**
 * A payments provider that takes test cards only, and keeps what it does in the database.
 *
 * @param publicUrl put before the paths of its pages
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
