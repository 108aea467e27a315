import { limits } from '@perigee/domain';
import { useEffect, useEffectEvent } from 'react';
import { Outcome } from './Outcome.tsx';

interface PaymentDoneProps {
  /** Whether the card was charged, or is only stored. */
  charged: boolean;
  /** Called after 3 s. */
  onCompleted: () => void;
}

/** Confirms the successful payment, and continues after 3 s. Source: member §4. */
export function PaymentDone({ charged, onCompleted }: PaymentDoneProps) {
  const complete = useEffectEvent(onCompleted);
  useEffect(() => {
    const timer = setTimeout(() => complete(), limits.paymentCompleteMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Outcome
      title={charged ? 'Your payment is complete' : 'Your membership is reserved'}
      text="Your application will show it in a moment."
    />
  );
}
