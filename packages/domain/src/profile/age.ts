/**
 * The age of a user in whole years. Days are in UTC. A user born on 29 February has their birthday on 1 March
 * of other years. Source: member §2.
 *
 * @param birthdate yyyy-MM-dd
 */
export function ageOn(birthdate: string, now: Date): number {
  const today = now.toISOString().slice(0, 10);
  const years = now.getUTCFullYear() - Number(birthdate.slice(0, 4));
  return today.slice(5) < birthdate.slice(5) ? years - 1 : years;
}
