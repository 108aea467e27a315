import { UserFacingError } from '@perigee/domain';
import { paymentServerMessages } from '@perigee/domain/membership';
import type { Card } from './FakeStripe/card-entry.ts';
import { createFakeStripe } from './FakeStripe/FakeStripe.tsx';

/** Test cards, one accepted and one declined. */
export const CARDS = { good: '4242424242424242', declined: '4000000000000002' } as const;

/** Accepts every card except the declined one. For stories only. */
export function takesCards(_clientSecret: string, { number }: Card): Promise<void> {
  return number === CARDS.declined
    ? Promise.reject(new UserFacingError(paymentServerMessages.declined))
    : Promise.resolve();
}

/** The fake of Stripe in stories. */
export const storyStripe = (confirm: typeof takesCards) =>
  Promise.resolve(createFakeStripe({ confirm }));
