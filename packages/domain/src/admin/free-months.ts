import { FREE_PERIOD_UNITS, parsePeriod, type Period } from '../membership/period.ts';

export { FREE_PERIOD_UNITS };

export type FreePeriodUnit = Period['unit'];

/**
 * The duration of free months as the request has it, '2 weeks' and '1 weeks': its units are weeks and months. Null
 * unless the value is from 1 to 12. Source: admin §3, §5, decision C-31.
 *
 * @param value null while the field is empty
 */
export function freeMonthsDuration(value: number | null, unit: FreePeriodUnit): string | null {
  const duration = `${value} ${unit}`;
  return parsePeriod(duration) === null ? null : duration;
}

/** Whether the member got the free months: the first answer counts. Source: admin §7. */
export function isFreeSubscriptionAdded({ data }: { data: readonly { success: boolean }[] }) {
  return data[0]?.success === true;
}
