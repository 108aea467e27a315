import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import type { Loadable } from '../../../loadable.ts';
import { PaymentForm, type PaymentFormProps } from './PaymentForm.tsx';
import { step } from './PaymentStep.css.ts';

export interface PaymentStepProps extends PaymentFormProps {
  /** The payment provider: Stripe, or its fake. */
  stripe: Loadable<Stripe>;
}

/** The card for the reserved plan. Source: member §2 (other dialogs), §4, §5, §8. */
export function PaymentStep({ stripe, ...form }: PaymentStepProps) {
  if (stripe.status === 'ready') {
    return (
      <Elements stripe={stripe.data}>
        <PaymentForm {...form} />
      </Elements>
    );
  }
  if (stripe.status === 'error') {
    return <ErrorState level={3} message={stripe.message} onRetry={stripe.onRetry} />;
  }
  return (
    <SkeletonRegion label="Loading the card field">
      <div className={step}>
        <Skeleton width="60%" height={16} />
        <Skeleton shape="block" height={72} />
        <Skeleton shape="block" height={48} />
      </div>
    </SkeletonRegion>
  );
}
