import type { MembershipPlan } from '@perigee/api';
import { dateYearText } from '@perigee/domain';
import { centsText, chargeText, intervalPriceText, planLength } from '@perigee/domain/membership';
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

/** The plans, each with its price for an interval and the amount charged at once. Source: member §3. */
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

/** The charged amount, after the price of the same period in the base plan. */
function Charge(plan: MembershipPlan) {
  const { basePlan, gifted, intervalAmount, intervalCount, startsAt } = plan;
  const isLess = basePlan != null && basePlan.intervalAmount > intervalAmount;
  return (
    <>
      {isLess && !gifted && (
        <>
          <s>{centsText(basePlan.intervalAmount * intervalCount)}</s>{' '}
        </>
      )}
      {gifted ? 'Someone else pays for it' : chargeText(plan)}
      {startsAt != null && `, from ${dateYearText(new Date(startsAt))}`}
    </>
  );
}
