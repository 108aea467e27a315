import { KEPT_CHAT } from '../kept-draft.ts';

const keyOf = (userId: number, profileId: number) => `${KEPT_CHAT}comment/${userId}/${profileId}`;

/**
 * Keeps the comment of a received like, which no call returns after the answer, for the conversation that it
 * opens.
 */
export function keepLikeComment(userId: number, profileId: number, comment: string): void {
  localStorage.setItem(keyOf(userId, profileId), comment);
}

export const keptLikeComment = (userId: number, profileId: number): string | null =>
  localStorage.getItem(keyOf(userId, profileId));
