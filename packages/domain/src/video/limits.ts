import { roomOf } from '../tickets/room.ts';

/** The limits of video rooms. The documents give none: these are ours (decision P-731). */
export const videoLimits = {
  matchMembers: 2,
  eventMembers: 6,
  /** How long a call rings before it counts as not answered. Milliseconds. */
  ringMs: 45_000,
  /** The time between two signals of a call that rings. Milliseconds. */
  ringRepeatMs: 3000,
  /** A call rings no longer after this time without a signal: two may be lost. Milliseconds. */
  ringExpiryMs: 10_000,
  /** Characters of a session description: several times what a browser writes for one camera. */
  descriptionLength: 20_000,
  /** Characters of an ICE candidate. */
  candidateLength: 1000,
} as const;

/**
 * How many users a room holds.
 *
 * @param room match-<id>, or any name of an event's room
 */
export const roomCapacity = (room: string): number =>
  roomOf(room).kind === 'match' ? videoLimits.matchMembers : videoLimits.eventMembers;
