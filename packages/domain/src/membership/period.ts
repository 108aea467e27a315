import { limits } from '../limits.ts';

/** Units of a free period. The first one is the default. Source: admin §5. */
export const FREE_PERIOD_UNITS = ['weeks', 'months'] as const;

type FreePeriodUnit = (typeof FREE_PERIOD_UNITS)[number];

/** A number of weeks or months. */
export interface Period {
  count: number;
  unit: FreePeriodUnit;
}

const FORM = /^(\d{1,2}) (weeks?|months?)$/;

/** Whether a free period can have this many units: from 1 to 12. Source: admin §5. */
function isFreePeriodCount(count: number): boolean {
  const { min, max } = limits.freePeriodCount;
  return Number.isInteger(count) && count >= min && count <= max;
}

/** The period of a text such as '2 weeks' or '1 month', or null. Source: admin §3. */
export function parsePeriod(text: string): Period | null {
  const [, digits, unit] = FORM.exec(text.trim()) ?? [];
  const count = Number(digits);
  if (unit === undefined || !isFreePeriodCount(count)) return null;
  return { count, unit: unit.startsWith('week') ? 'weeks' : 'months' };
}

/** A period as text: '1 week', '2 weeks'. */
export function formatPeriod({ count, unit }: Period): string {
  return `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The end of a period that begins at `from`. Months end on the same day of the month, or its last one. */
export function afterPeriod(from: Date, { count, unit }: Period): Date {
  if (unit === 'weeks') return new Date(from.getTime() + count * WEEK_MS);
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + count);
  // A day that the month does not have has overflowed into the next month.
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
}
