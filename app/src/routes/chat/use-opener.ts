import { useListSentLikes, type Match } from '@perigee/api';
import type { ConversationOpener } from '@perigee/ui/chat';
import { keptLikeComment } from '../../services/chat/like-comments.ts';

/**
 * What was written with the like that led to a match: by the other user, which only the browser knows in which
 * the like was answered, else by the user. Null if neither wrote.
 */
export function useOpener({ profile }: Match, userId: number): ConversationOpener | null {
  const { data: sent = [] } = useListSentLikes();
  const received = keptLikeComment(userId, profile.id);
  if (received !== null) return { kind: 'their-like', text: received };
  const own = sent.find((like) => like.profile.id === profile.id)?.comment ?? null;
  return own === null ? null : { kind: 'own-like', text: own };
}
