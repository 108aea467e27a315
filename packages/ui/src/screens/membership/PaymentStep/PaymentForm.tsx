import type { MembershipPlan } from '@perigee/api';
import {
  centsText,
  chargeText,
  isCharge,
  membershipMessages,
  planLength,
} from '@perigee/domain/membership';
import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeCardElement, StripeElementStyle } from '@stripe/stripe-js';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import type { RequestHandle } from '../../../hooks/use-async-action.ts';
import { cardStyle } from './card-style.ts';
import { confirmCard } from './confirm-card.ts';
import { card } from './PaymentStep.css.ts';

export interface PaymentFormProps {
  plan: MembershipPlan;
  /**
   * The client secret of the reservation. One that begins with 'pi' charges the card, all others store it.
   */
  clientSecret: string;
  /** A stored card costs nothing until the acceptance, and the form states it. Source: decision A-50. */
  freeReservation: boolean;
  /** The state of the payment. */
  request: RequestHandle;
  onChangePlan: () => void;
  /** The card field may take the focus. False during the opening animation of the dialog. */
  mayFocus: boolean;
}

/** The payment form with the provider's card field, which is the same for all providers. */
export function PaymentForm({
  plan,
  clientSecret,
  freeReservation,
  request,
  onChangePlan,
  mayFocus,
}: PaymentFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const problemId = useId();
  const [isWhole, setIsWhole] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [style, setStyle] = useState<StripeElementStyle>();
  const [ready, setReady] = useState<StripeCardElement | null>(null);
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (place.current !== null) setStyle(cardStyle(place.current));
  }, []);
  useEffect(() => {
    if (!mayFocus || ready === null) return;
    // The dialog takes the focus that was lost with the plans, and takes it again in the next frame.
    const frame = requestAnimationFrame(() => {
      // The user may already be typing.
      const isIn = place.current?.contains(document.activeElement) === true;
      if (!isIn) ready.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [mayFocus, ready]);

  const cardElement = () => elements?.getElement(CardElement) ?? null;
  const pay = async () => {
    const element = cardElement();
    if (stripe === null || element === null) throw new Error('');
    await confirmCard(stripe, clientSecret, element);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isWhole) void request.run(pay, { onError: () => cardElement()?.focus() });
      }}
    >
      <Stack gap={6}>
        <Inline as="p" justify="between" align="stretch" gap={4} rowGap={1}>
          <Text as="span" tone="strong">
            {plan.gifted ? `${planLength(plan)}, a gift` : chargeText(plan)}
          </Text>
          <TextButton disabled={request.busy} onClick={onChangePlan}>
            Change plan
          </TextButton>
        </Inline>
        <fieldset ref={place} aria-label="Card" aria-describedby={problemId}>
          {style !== undefined && (
            <CardElement
              className={card}
              options={{ hidePostalCode: true, disableLink: true, disabled: request.busy, style }}
              onReady={setReady}
              onChange={({ complete, error }) => {
                setIsWhole(complete);
                setProblem(error?.message);
                request.clear();
              }}
            />
          )}
          <InlineError id={problemId} text={problem ?? request.error} />
        </fieldset>
        <Text size="sm" leading="snug" tone="muted">
          {isCharge(clientSecret)
            ? membershipMessages.cardCharged(centsText(plan.unitAmount))
            : `${membershipMessages.cardKept}${freeReservation ? ` ${PROMISE}` : ''}`}
        </Text>
        <Button type="submit" block capitals disabled={!isWhole} busy={request.busy}>
          COMPLETE
        </Button>
      </Stack>
    </form>
  );
}

const PROMISE = `${membershipMessages.noCharge}. ${membershipMessages.reminder}`;
