import type { MembershipPlan, PublicUser } from '@perigee/api';
import {
  canBecomeMember,
  isCharge,
  membershipMessages,
  type MembershipStanding,
} from '@perigee/domain/membership';
import type { Stripe } from '@stripe/stripe-js';
import { useRef, useState, type RefObject } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Loaded } from '../../../components/Loaded/Loaded.tsx';
import { StepSlide } from '../../../components/StepFrame/StepSlide.tsx';
import { useAsyncAction } from '../../../hooks/use-async-action.ts';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import type { Loadable } from '../../../loadable.ts';
import { PaymentDone } from '../PaymentStep/PaymentDone.tsx';
import { PaymentStep } from '../PaymentStep/PaymentStep.tsx';
import { PlanStep } from '../PlanStep/PlanStep.tsx';
import { PlanStepSkeleton } from '../PlanStep/PlanStepSkeleton.tsx';
import { HeldElsewhere } from './HeldElsewhere.tsx';
import { useStripeLoaded } from './use-stripe-loaded.ts';
import { NotFoundOrbit } from '../../../components/Orbit/NotFoundOrbit.tsx';

/** A plan with the client secret of its reservation. */
export interface Reservation {
  plan: MembershipPlan;
  clientSecret: string;
}

export interface MembershipDialogProps {
  open: boolean;
  plans: Loadable<readonly MembershipPlan[]>;
  /** The state of the membership, which another window may change. */
  membership?: MembershipStanding;
  /** The member who invited the user, if one did. */
  referrer?: PublicUser | null;
  /** All six benefits, or three. */
  form?: 'full' | 'short';
  /** Whether reserving is free until the acceptance, and the dialog states it. Source: decision A-50. */
  freeReservation?: boolean;
  /** Reserves a plan, and returns its client secret. A rejection's message is shown. */
  onReserve: (planId: number) => Promise<string>;
  /** Loads the payment provider when the dialog mounts. A rejection's message is shown. */
  onLoadStripe: () => Promise<Stripe>;
  /** Called after a successful payment: 3 s later, or when the user closes the dialog before. Closes it. */
  onCompleted: () => void;
  /** Called when the user closes the dialog without a payment. */
  onClose: () => void;
  /** Called after the fade-out. */
  onExited?: () => void;
  /** Takes the focus after a payment, when the button that opened the dialog is gone. */
  outcome?: RefObject<HTMLElement | null>;
  /** The initial step, for stories. */
  initial?: Reservation;
}

/** The steps from the plans to a successful payment. Mounted anew each time. Source: member §2, §4. */
export function MembershipDialog({
  open,
  plans,
  membership = 'none',
  referrer = null,
  form = 'full',
  freeReservation = true,
  onReserve,
  onLoadStripe,
  onCompleted,
  onClose,
  onExited,
  outcome,
  initial,
}: MembershipDialogProps) {
  const [reservation, setReservation] = useState<Reservation | null>(initial ?? null);
  const [chosenBefore, setChosenBefore] = useState<number | null>(null);
  const reserve = useToastedAction();
  const payment = useAsyncAction();
  const stripe = useStripeLoaded(onLoadStripe);
  const [hasEntered, setHasEntered] = useState(false);
  const isOver = useRef(false);
  const isPaid = payment.state.status === 'done';
  const isHeldElsewhere = !canBecomeMember(membership) && !isPaid && !payment.busy;
  const showsPlans = reservation === null || isHeldElsewhere;

  const complete = () => {
    if (isOver.current) return;
    isOver.current = true;
    onCompleted();
  };
  const leave = () => {
    // A pending request to the card's bank cannot be withdrawn.
    if (payment.busy) return;
    if (isPaid) complete();
    else onClose();
  };

  function plansStep() {
    return (
      <Loaded value={plans} skeleton={<PlanStepSkeleton />} level={3}>
        {(list) => (list.length === 0 ? noPlans() : planChoice(list))}
      </Loaded>
    );
  }

  function noPlans() {
    return (
      <EmptyState
        drawing={NotFoundOrbit}
        level={3}
        title={membershipMessages.noPlans}
        actions={
          <Button variant="outline" onClick={leave}>
            Close
          </Button>
        }
      />
    );
  }

  function planChoice(list: readonly MembershipPlan[]) {
    return (
      <PlanStep
        plans={list}
        chosenBefore={chosenBefore}
        referrer={referrer}
        form={form}
        freeReservation={freeReservation}
        request={reserve}
        onReserve={(plan) =>
          void reserve.run(() => onReserve(plan.id), {
            onDone: (clientSecret) => setReservation({ plan, clientSecret }),
          })
        }
      />
    );
  }

  function paymentStep(reserved: Reservation) {
    if (isPaid) {
      return <PaymentDone charged={isCharge(reserved.clientSecret)} onCompleted={complete} />;
    }
    return (
      <PaymentStep
        {...reserved}
        stripe={stripe}
        freeReservation={freeReservation}
        request={payment}
        mayFocus={hasEntered}
        onChangePlan={() => {
          payment.reset();
          setChosenBefore(reserved.plan.id);
          setReservation(null);
        }}
      />
    );
  }

  function step() {
    if (isHeldElsewhere) return <HeldElsewhere membership={membership} onClose={onClose} />;
    if (reservation === null) {
      return (
        <StepSlide key="plans" direction={chosenBefore === null ? 'forward' : 'back'}>
          {plansStep()}
        </StepSlide>
      );
    }
    return (
      <StepSlide key="payment" direction="forward">
        {paymentStep(reservation)}
      </StepSlide>
    );
  }

  return (
    <Dialog
      open={open}
      onOpenChange={leave}
      onEntered={() => setHasEntered(true)}
      onExited={onExited}
      finalFocus={isPaid || isHeldElsewhere ? outcome : undefined}
      title={showsPlans ? 'Become a member' : 'Payment Information'}
      dismissible={!payment.busy}
      fill
      // The plans are beside the benefits.
      size={showsPlans && !isHeldElsewhere ? 'lg' : 'sm'}
    >
      {step()}
    </Dialog>
  );
}
