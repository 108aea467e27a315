import { priceLabel } from '../events/event-action.ts';

/** A duration in words: '1 month', '12 months'. */
export interface PlanInterval {
  interval: 'week' | 'month' | 'year';
  intervalCount: number;
}

/** The price of one interval in words: '$39 a month'. Source: member §3. */
export function intervalPriceText(plan: {
  interval: PlanInterval['interval'];
  intervalAmount: number;
}): string {
  return `${centsText(plan.intervalAmount)} a ${plan.interval}`;
}

/** Cents of US dollars in the shown format: '$39', '$12.50'. Source: member §3. */
export function centsText(cents: number): string {
  return priceLabel(cents / 100);
}

export function planLength({ interval, intervalCount }: PlanInterval): string {
  return `${intervalCount} ${interval}${intervalCount === 1 ? '' : 's'}`;
}

/** The amount of one charge, and its frequency: '$117 every 3 months', '$49 every month'. */
export function chargeText(plan: PlanInterval & { unitAmount: number }): string {
  const every = plan.intervalCount === 1 ? plan.interval : planLength(plan);
  return `${centsText(plan.unitAmount)} every ${every}`;
}

/** The plan that is selected by default: the marked one, else the first. Source: member §3. */
export function defaultPlan<Plan extends { defaultSelection: boolean }>(
  plans: readonly Plan[],
): Plan | undefined {
  return plans.find(({ defaultSelection }) => defaultSelection) ?? plans[0];
}
