/** What takes cards where no key of Stripe is set: apart from the rest, so that nobody else loads it. */
export { createFakeStripe, type CardGateway } from './FakeStripe/FakeStripe.tsx';
export type { Card } from './FakeStripe/card-entry.ts';
