import { roomOf } from '../tickets/room.ts';

/** The conversation of a match, named as the match's video room (decisions, 'Rooms'). */
export const conversationIdOf = (matchId: number): string => `match-${matchId}`;

/** The match of a conversation; null if the id names none. */
export function matchIdOf(conversationId: string): number | null {
  const room = roomOf(conversationId);
  return room.kind === 'match' ? room.matchId : null;
}
