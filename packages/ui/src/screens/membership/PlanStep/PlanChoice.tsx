import type { MembershipPlan } from '@perigee/api';
import { centsText, chargeText, intervalPriceText, planLength } from '@perigee/domain';
import type { Ref } from 'react';
import { RadioCards } from '../../../components/RadioCards/RadioCards.tsx';
import { basePrice } from './PlanStep.css.ts';

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
        description: describe(plan),
        trailing: <Price {...plan} />,
        badge: plan.gifted ? 'Gift' : (plan.discount ?? undefined),
      }))}
      value={chosen}
      disabled={disabled}
      onChange={onChoose}
    />
  );
}

function describe(plan: MembershipPlan): string {
  const charge = plan.gifted ? 'Somebody else pays for it' : chargeText(plan);
  if (plan.startsAt === null) return charge;
  return `${charge}, from ${day.format(new Date(plan.startsAt))}`;
}

/** The price, beside that of the plan that it is compared with where it costs less. */
function Price(plan: MembershipPlan) {
  const { basePlan, gifted, intervalAmount } = plan;
  const isLess = basePlan !== null && basePlan.intervalAmount > intervalAmount;
  if (gifted) return 'Free for you';
  return (
    <>
      {isLess && <s className={basePrice}>{centsText(basePlan.intervalAmount)}</s>}
      {intervalPriceText(plan)}
    </>
  );
}
