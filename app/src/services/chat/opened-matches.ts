import { KEPT_CHAT } from '../kept-draft.ts';

const keyOf = (userId: number) => `${KEPT_CHAT}opened/${userId}`;

/** The matches whose conversation the user opened in this browser. */
export function openedMatches(userId: number): Set<number> {
  const stored = (localStorage.getItem(keyOf(userId)) ?? '').split(',').map(Number);
  return new Set(stored.filter((id) => id > 0));
}

export function keepOpened(userId: number, matchId: number): void {
  localStorage.setItem(keyOf(userId), [...openedMatches(userId).add(matchId)].join(','));
}
