/**
 * The fake of Stripe, for environments without a Stripe key: a separate module, so that no other environment
 * loads it.
 */
export { createFakeStripe, type CardGateway } from './FakeStripe/FakeStripe.tsx';
export type { Card } from './FakeStripe/card-entry.ts';
