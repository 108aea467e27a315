import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { Skeleton, SkeletonRegion } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import type { Loadable } from '../../../loadable.ts';
import { PaymentForm, type PaymentFormProps } from './PaymentForm.tsx';

export interface PaymentStepProps extends PaymentFormProps {
  /** The payment provider: Stripe, or its fake. */
  stripe: Loadable<Stripe>;
}

/** The card for the reserved plan. Source: member §2 (other dialogs), §4, §5, §8. */
export function PaymentStep({ stripe, ...form }: PaymentStepProps) {
  return (
    <Loaded value={stripe} skeleton={<CardSkeleton />} level={3}>
      {(loaded) => (
        <Elements stripe={loaded}>
          <PaymentForm {...form} />
        </Elements>
      )}
    </Loaded>
  );
}

function CardSkeleton() {
  return (
    <SkeletonRegion label="Loading the card field">
      <Stack gap={6}>
        <Skeleton width="60%" height={16} />
        <Skeleton shape="block" height={72} />
        <Skeleton shape="block" height={48} />
      </Stack>
    </SkeletonRegion>
  );
}
