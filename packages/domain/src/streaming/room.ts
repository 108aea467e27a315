/** What a room of the streaming provider belongs to. */
export type Room = { kind: 'match'; matchId: number } | { kind: 'event'; name: string };

/** Nine digits, as every such number is one that the database keeps. */
const MATCH_ROOM = /^match-(\d{1,9})$/;

/** Reads the name by which a page asks for a room: match-<id>, or the id or slug of an event. */
export function roomOf(name: string): Room {
  const [, matchId] = MATCH_ROOM.exec(name) ?? [];
  return matchId === undefined
    ? { kind: 'event', name }
    : { kind: 'match', matchId: Number(matchId) };
}
