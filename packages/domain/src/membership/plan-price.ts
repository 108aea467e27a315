/** What a plan costs. */
export interface PlanPrice {
  /** Cents of US dollars for one interval. */
  intervalAmount: number;
}

/**
 * Whole percents, rounded down, that a plan costs less than its base plan. A plan that costs as much
 * or more saves nothing. That savings are percents is assumed (spec: MembershipPlan).
 */
export function planSavings(plan: PlanPrice, base: PlanPrice): number {
  if (base.intervalAmount <= 0 || plan.intervalAmount >= base.intervalAmount) return 0;
  const saved = base.intervalAmount - plan.intervalAmount;
  return Math.floor((saved * 100) / base.intervalAmount);
}

/** The label of what a plan saves, or null where it saves nothing. */
export function discountLabel(savings: number): string | null {
  return savings > 0 ? `Save ${savings}%` : null;
}
