import type { User } from '../generated/model/index.ts';

/** The profileUpdate of a change arrives within this time, or never. */
const ECHO_MS = 5_000;

export interface OwnChanges {
  /** The mutation of this page with this id, which changes the user, has been sent. */
  begin: (mutationId: number) => void;
  /** It has ended; `user` is the user after it, null if it failed. Ignored if it did not begin here. */
  end: (mutationId: number, user: User | null) => void;
  /** Takes a profileUpdate of the channel. */
  receive: (user: User) => void;
}

/** Whether two responses of the server contain the same user. */
export const isSameUser = (one: User | null, other: User | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Distinguishes the profileUpdate of a change by this page from those of other changes: it contains
 * the same user as the page has after the change, and arrives before or after the response.
 *
 * @param onRemote called with the user after a change elsewhere; null if that user is known to be older
 *   than the one that the page has
 */
export function createOwnChanges(onRemote: (user: User | null) => void): OwnChanges {
  const running = new Set<number>();
  let held: User[] = [];
  let expected: { user: User; until: number } | null = null;

  return {
    begin: (mutationId) => {
      running.add(mutationId);
    },
    end: (mutationId, user) => {
      if (!running.delete(mutationId)) return;
      if (user !== null) {
        const echo = held.findIndex((one) => isSameUser(one, user));
        if (echo === -1) expected = { user, until: Date.now() + ECHO_MS };
        // Updates before the echo are older than the response, updates after it are newer.
        const older = echo === -1 ? held : held.slice(0, echo);
        held = echo === -1 ? [] : held.slice(echo + 1);
        if (older.length > 0) onRemote(null);
      }
      if (running.size > 0) return;
      for (const one of held.splice(0)) onRemote(one);
    },
    receive: (user) => {
      if (running.size > 0) {
        held.push(user);
        return;
      }
      const isEcho =
        expected !== null && Date.now() < expected.until && isSameUser(expected.user, user);
      expected = null;
      if (!isEcho) onRemote(user);
    },
  };
}
