/** The owner of a room of the streaming provider. */
export type Room = { kind: 'match'; matchId: number } | { kind: 'event'; name: string };

/** Nine digits, because the database can store every such number. */
const MATCH_ROOM = /^match-(\d{1,9})$/;

/** Parses the name by which a page requests a room: match-<id>, or the id or slug of an event. */
export function roomOf(name: string): Room {
  const [, matchId] = MATCH_ROOM.exec(name) ?? [];
  return matchId === undefined
    ? { kind: 'event', name }
    : { kind: 'match', matchId: Number(matchId) };
}
