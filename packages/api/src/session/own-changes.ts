import type { User } from '../generated/model/index.ts';

/** A profileUpdate that a change brings comes within this time, or not at all. */
const ECHO_MS = 5_000;

interface OwnChanges {
  /** Runs a call that changes the user, and applies what it answers. */
  run: (call: () => Promise<User>) => Promise<void>;
  /** Takes a profileUpdate of the channel. */
  receive: (user: User) => void;
}

interface OwnChangesOptions {
  /** The user as this page has changed them. */
  onOwn: (user: User) => void;
  /** The user as something else has changed them. */
  onRemote: (user: User) => void;
}

/** Whether two answers of the server say the same about a user. */
export const isSameUser = (one: User | null, other: User | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Tells the profileUpdate that a change of this page brings from those that others bring: it says what
 * the reply to the change says, before or after it.
 */
export function createOwnChanges({ onOwn, onRemote }: OwnChangesOptions): OwnChanges {
  let running = 0;
  let held: User[] = [];
  let expected: { user: User; until: number } | null = null;

  return {
    run: async (call) => {
      running += 1;
      try {
        const user = await call();
        const echo = held.findIndex((one) => isSameUser(one, user));
        if (echo === -1) expected = { user, until: Date.now() + ECHO_MS };
        // What came before the echo is older than the reply, what came after it is newer.
        const older = echo === -1 ? held : held.slice(0, echo);
        held = echo === -1 ? [] : held.slice(echo + 1);
        for (const one of older) onRemote(one);
        onOwn(user);
      } finally {
        running -= 1;
        if (running === 0) {
          for (const one of held.splice(0)) onRemote(one);
        }
      }
    },
    receive: (user) => {
      if (running > 0) {
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
