/** The same day `years` before, as yyyy-MM-dd. It may be a 29 February that does not exist. */
function yearsBefore(now: Date, years: number): string {
  const [year, month, day] = now.toISOString().slice(0, 10).split('-');
  return `${String(Number(year) - years).padStart(4, '0')}-${month}-${day}`;
}

/**
 * The birthdates, yyyy-MM-dd, of users whose age on the day of `now` is from `minAge` to `maxAge`: later than
 * `after`, and at the latest `until`. A bound that is not given is null. Days are in UTC, and texts of this
 * format sort in the order of their days.
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
