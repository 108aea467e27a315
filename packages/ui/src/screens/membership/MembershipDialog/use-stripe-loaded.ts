import { errorText } from '@perigee/domain';
import type { Stripe } from '@stripe/stripe-js';
import { useEffect, useEffectEvent, useState } from 'react';
import { loading, ready, type Loadable } from '../../../loadable.ts';

/**
 * Loads the payment provider once, and again on a retry after a failure.
 *
 * @param load loads it. A rejection's message is shown
 */
export function useStripeLoaded(load: () => Promise<Stripe>): Loadable<Stripe> {
  const [attempt, setAttempt] = useState(0);
  const [stripe, setStripe] = useState<Loadable<Stripe>>(loading);
  const ask = useEffectEvent(load);
  useEffect(() => {
    let isOver = false;
    const settle = (next: Loadable<Stripe>) => {
      if (!isOver) setStripe(next);
    };
    const onRetry = () => {
      setStripe(loading);
      setAttempt(attempt + 1);
    };
    ask().then(
      (loaded) => settle(ready(loaded)),
      (error: unknown) => settle({ status: 'error', message: errorText(error), onRetry }),
    );
    return () => {
      isOver = true;
    };
  }, [attempt]);
  return stripe;
}
