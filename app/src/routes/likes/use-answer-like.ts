import { useDecide, type LikeDecision, type ReceivedLike } from '@perigee/api';
import { keepLikeComment } from '../../services/chat/like-comments.ts';

/**
 * Answers one of the received likes. After a match its comment is kept, because it opens the conversation.
 *
 * @param received the likes that are shown
 */
export function useAnswerLike(userId: number, received: readonly ReceivedLike[] = []) {
  const decide = useDecide();
  return async (profileId: number, decision: LikeDecision) => {
    const comment = received.find(({ profile }) => profile.id === profileId)?.comment ?? null;
    const result = await decide(profileId, decision);
    if (result.matched && comment !== null) keepLikeComment(userId, profileId, comment);
    return result;
  };
}
