/** What takes cards where no key of Stripe is set: apart from the rest, so that nobody else loads it. */
export { createStandInStripe, type CardGateway } from './StandInStripe/stand-in-stripe.tsx';
export type { Card } from './StandInStripe/card-entry.ts';
