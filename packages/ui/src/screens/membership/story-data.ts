import { paymentServerMessages, UserFacingError } from '@perigee/domain';
import type { Card } from './FakeStripe/card-entry.ts';
import { createFakeStripe } from './FakeStripe/FakeStripe.tsx';

/** Test cards, of which one is taken and one is not. */
export const CARDS = { good: '4242424242424242', declined: '4000000000000002' } as const;

/** Takes every card but the declined one. For stories only. */
export function takesCards(_clientSecret: string, { number }: Card): Promise<void> {
  return number === CARDS.declined
    ? Promise.reject(new UserFacingError(paymentServerMessages.declined))
    : Promise.resolve();
}

/** What stands in for Stripe in stories. */
export const storyStripe = (confirm: typeof takesCards) =>
  Promise.resolve(createFakeStripe({ confirm }));
