/**
 * What a host may do with a guest: refund a paid ticket, or delete the signup. Null if the event is over, or
 * for a bachelorette event. Source: events §4.
 *
 * @param cancelSignups of `hostActions`
 */
export function signupAction(
  { paid }: { paid: boolean },
  { cancelSignups }: { cancelSignups: boolean },
): 'refund' | 'delete' | null {
  if (!cancelSignups) return null;
  return paid ? 'refund' : 'delete';
}
