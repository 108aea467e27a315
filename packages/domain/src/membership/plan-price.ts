/** The price of a plan. */
export interface PlanPrice {
  /** Cents of US dollars for one interval. */
  intervalAmount: number;
}

/**
 * The savings of a plan against its base plan, in whole percents, rounded down. A plan that costs as much or
 * more saves nothing. That savings are percents is assumed (spec: MembershipPlan).
 */
export function planSavings(plan: PlanPrice, base: PlanPrice): number {
  if (base.intervalAmount <= 0 || plan.intervalAmount >= base.intervalAmount) return 0;
  const saved = base.intervalAmount - plan.intervalAmount;
  return Math.floor((saved * 100) / base.intervalAmount);
}

/** The label of a plan's savings, or null without savings. */
export function discountLabel(savings: number): string | null {
  return savings > 0 ? `Save ${savings}%` : null;
}
