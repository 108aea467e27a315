/**
 * How old somebody is on a day of UTC, in whole years.
 *
 * @param birthdate as it is stored: yyyy-MM-dd
 */
export function ageOn(birthdate: string, day: Date): number {
  const years = day.getUTCFullYear() - Number(birthdate.slice(0, 4));
  const hadBirthday = day.toISOString().slice(5, 10) >= birthdate.slice(5);
  return hadBirthday ? years : years - 1;
}
