/** The status of a like for its sender. Source: member §2 ('Decline'), admin §3 (expiresAt). */
export type SentLikeStatus = 'waiting' | 'matched' | 'declined' | 'expired';

/** The values that determine the status of a sent like. */
export interface SentLikeFacts {
  sentAt: Date;
  isMatch: boolean;
  /** When the recipient passed. Null if they did not. */
  passedAt: Date | null;
  /** When the last recommendation of the two users to each other ends. Null if there is none. */
  recommendedUntil: Date | null;
}

/**
 * The status of a sent like. A pass from before the like does not answer it, so that its sender does not
 * learn of the pass; a like sent after the end of the recommendation does not expire.
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

/** Whether a sender may give feedback: once, on a declined or expired like. Source: member §5, §9. */
export function mayGiveFeedback(like: { status: SentLikeStatus; feedbackGiven: boolean }): boolean {
  return !like.feedbackGiven && (like.status === 'declined' || like.status === 'expired');
}
