/** What became of a like, as its sender sees it. Source: member §2 ('Decline'), admin §3 (expiresAt). */
export type SentLikeStatus = 'waiting' | 'matched' | 'declined' | 'expired';

/** What the status of a sent like follows from. */
export interface SentLikeFacts {
  sentAt: Date;
  isMatch: boolean;
  /** When the other person passed. Null where they did not. */
  passedAt: Date | null;
  /** When the last recommendation of the two to each other ends. Null where there is none. */
  recommendedUntil: Date | null;
}

/**
 * The status of a like that was sent. A pass from before the like is no answer to it, so that its
 * sender does not learn of it; a like that came after the recommendation ended does not expire.
 */
export function sentLikeStatus(
  { sentAt, isMatch, passedAt, recommendedUntil }: SentLikeFacts,
  now: Date,
): SentLikeStatus {
  if (isMatch) return 'matched';
  if (passedAt !== null && passedAt >= sentAt) return 'declined';
  const isOver = recommendedUntil !== null && recommendedUntil <= now;
  return isOver && recommendedUntil > sentAt ? 'expired' : 'waiting';
}

/** Whether a sender may give feedback: once, on a like that came to nothing. Source: member §5, §9. */
export function mayGiveFeedback(like: { status: SentLikeStatus; feedbackGiven: boolean }): boolean {
  return !like.feedbackGiven && (like.status === 'declined' || like.status === 'expired');
}
