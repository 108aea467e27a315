/** The same day `years` before, as yyyy-MM-dd. It need not exist: 29 February may come out. */
function yearsBefore(now: Date, years: number): string {
  const [year, month, day] = now.toISOString().slice(0, 10).split('-');
  return `${String(Number(year) - years).padStart(4, '0')}-${month}-${day}`;
}

/**
 * The birthdates, yyyy-MM-dd, of those who have an age from `minAge` to `maxAge` on the day of `now`:
 * after `after`, and not after `until`. A side that is left out is null. Days are those of UTC, and
 * texts of this form follow each other as their days do.
 */
export function birthdatesOfAges(
  { minAge, maxAge }: { minAge?: number | undefined; maxAge?: number | undefined },
  now: Date,
): { after: string | null; until: string | null } {
  return {
    after: maxAge === undefined ? null : yearsBefore(now, maxAge + 1),
    until: minAge === undefined ? null : yearsBefore(now, minAge),
  };
}
