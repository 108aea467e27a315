const KEY = 'payoutsState';

/**
 * The state with which the payments provider returns a host who connects a payouts account. The same in this
 * tab until the host returns, so that a code of another visit is refused.
 */
export function payoutsState(): string {
  const known = sessionStorage.getItem(KEY);
  if (known !== null) return known;
  const state = crypto.randomUUID();
  sessionStorage.setItem(KEY, state);
  return state;
}

/** Whether this tab began the visit that returns with `state`. The next visit has another one. */
export function endPayouts(state: string | null): boolean {
  const known = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return known !== null && known === state;
}
