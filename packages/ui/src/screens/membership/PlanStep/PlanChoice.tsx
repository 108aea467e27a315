import type { MembershipPlan } from '@perigee/api';
import { centsText, chargeText, intervalPriceText, planLength } from '@perigee/domain';
import type { Ref } from 'react';
import { RadioCards } from '../../../components/RadioCards/RadioCards.tsx';

interface PlanChoiceProps {
  plans: readonly MembershipPlan[];
  /** The id of the chosen plan. */
  chosen: number | null;
  disabled: boolean;
  onChoose: (id: number) => void;
  ref: Ref<HTMLInputElement>;
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** The plans, each with what it costs for an interval and what is charged at once. Source: member §3. */
export function PlanChoice({ plans, chosen, disabled, onChoose, ref }: PlanChoiceProps) {
  return (
    <RadioCards
      ref={ref}
      label="Plan"
      options={plans.map((plan) => ({
        value: plan.id,
        label: planLength(plan),
        description: <Charge {...plan} />,
        trailing: plan.gifted ? 'Free for you' : intervalPriceText(plan),
        badge: plan.gifted ? 'Gift' : (plan.discount ?? undefined),
      }))}
      value={chosen}
      disabled={disabled}
      onChange={onChoose}
    />
  );
}

/** What is charged, after what the same time costs by the plan that it is compared with. */
function Charge(plan: MembershipPlan) {
  const { basePlan, gifted, intervalAmount, intervalCount, startsAt } = plan;
  const isLess = basePlan !== null && basePlan.intervalAmount > intervalAmount;
  return (
    <>
      {isLess && !gifted && (
        <>
          <s>{centsText(basePlan.intervalAmount * intervalCount)}</s>{' '}
        </>
      )}
      {gifted ? 'Somebody else pays for it' : chargeText(plan)}
      {startsAt !== null && `, from ${day.format(new Date(startsAt))}`}
    </>
  );
}
