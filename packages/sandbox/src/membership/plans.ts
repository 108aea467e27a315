import type { MembershipPlan } from '@perigee/api/zod';
import { discountLabel, planSavings } from '@perigee/domain/membership';

/** The title that the payer reads for a membership of any plan. */
export const MEMBERSHIP_TITLE = 'Perigee membership';

/** The terms of a plan, from which its other fields are calculated. Intervals are months. */
interface Terms {
  id: number;
  intervalCount: number;
  /** Cents per month. */
  intervalAmount: number;
  defaultSelection: boolean;
}

const BASE: Terms = { id: 1, intervalCount: 1, intervalAmount: 4900, defaultSelection: false };
const LONGER: readonly Terms[] = [
  { id: 2, intervalCount: 3, intervalAmount: 3900, defaultSelection: true },
  { id: 3, intervalCount: 12, intervalAmount: 2900, defaultSelection: false },
];

function toPlan(terms: Terms, basePlan: MembershipPlan | null): MembershipPlan {
  const savings = planSavings(terms, basePlan ?? terms);
  return {
    ...terms,
    interval: 'month',
    intervalPrice: terms.intervalAmount / 100,
    unitAmount: terms.intervalAmount * terms.intervalCount,
    savings,
    discount: discountLabel(savings),
    gifted: false,
    startsAt: null,
    basePlan,
  };
}

const basePlan = toPlan(BASE, null);

/** The offered plans, the shortest first. */
export const membershipPlans: readonly MembershipPlan[] = [
  basePlan,
  ...LONGER.map((terms) => toPlan(terms, basePlan)),
];

/** The plan of an id, or undefined. */
export function findPlan(id: number | null): MembershipPlan | undefined {
  return membershipPlans.find((plan) => plan.id === id);
}
