import type { User } from '../generated/model/index.ts';

/** The profileUpdate of a change arrives within this time, or never. */
const ECHO_MS = 5_000;

interface OwnChanges {
  /** Runs a call that changes the user, and applies its response. */
  run: (call: () => Promise<User>) => Promise<void>;
  /** Takes a profileUpdate of the channel. */
  receive: (user: User) => void;
}

interface OwnChangesOptions {
  /** Called with the user after a change by this page. */
  onOwn: (user: User) => void;
  /** Called with the user after any other change. */
  onRemote: (user: User) => void;
}

/** Whether two responses of the server contain the same user. */
export const isSameUser = (one: User | null, other: User | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Distinguishes the profileUpdate of a change by this page from those of other changes: it contains
 * the same user as the response to the change, and arrives before or after that response.
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
        // Updates before the echo are older than the response, updates after it are newer.
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
