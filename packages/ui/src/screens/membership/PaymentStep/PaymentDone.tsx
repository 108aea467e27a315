import { limits } from '@perigee/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { EmptyOrbit } from '../../../components/Orbit/Orbit.tsx';
import { done, doneTitle, note } from './PaymentStep.css.ts';

interface PaymentDoneProps {
  /** Whether the card was charged, or is only stored. */
  charged: boolean;
  /** Called after 3 s. */
  onCompleted: () => void;
}

/** Confirms the successful payment, and continues after 3 s. Source: member §4. */
export function PaymentDone({ charged, onCompleted }: PaymentDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const complete = useEffectEvent(onCompleted);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => complete(), limits.paymentCompleteMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={done}>
      <EmptyOrbit />
      <h3 ref={heading} className={doneTitle} tabIndex={-1}>
        {charged ? 'Your payment is complete' : 'Your membership is reserved'}
      </h3>
      <p className={note}>One moment, and your application shows it.</p>
    </div>
  );
}
