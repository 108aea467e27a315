import {
  createBrowserSandbox,
  type BrowserSandbox,
  type BrowserSandboxOptions,
} from '@perigee/sandbox/browser';
import type { WorldStore } from './world-store.ts';

/** The pause after a change before the world is stored, in milliseconds: changes come in groups. */
const PAUSE_MS = 300;

export interface WorldOptions extends BrowserSandboxOptions {
  /** Without it the world ends with the page. */
  store?: WorldStore | undefined;
  /** Called when changes wait to be stored, and when all are. */
  onStored: (isStored: boolean) => void;
}

/** A sandbox that is stored after its changes, and can be replaced by a new one. */
export interface World extends Pick<BrowserSandbox, 'fetch' | 'onSocket'> {
  current: () => Promise<BrowserSandbox>;
  /** Stores the world after a pause. Requests and chats that change something do so by themselves. */
  storeSoon: () => void;
  /** @param prepare called between the old world and the new one */
  replace: (prepare: () => void) => Promise<void>;
}

export function openWorld({ store, onStored, ...options }: WorldOptions): World {
  const open = async (data?: Blob) =>
    createBrowserSandbox({ ...options, data, onChatStored: () => storeSoon() });
  /** Replies and dumps that still need the sandbox. */
  const pending = new Set<Promise<unknown>>();
  const whilePending = async <Value>(work: Promise<Value>): Promise<Value> => {
    pending.add(work);
    try {
      return await work;
    } finally {
      pending.delete(work);
    }
  };
  let sandbox = store === undefined ? open() : store.read().then(open);
  let storing = Promise.resolve();
  let isDue = false;

  const storeNow = async (target: WorldStore) => {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    isDue = false;
    const current = await sandbox;
    await target.write(await whilePending(current.dump()));
    if (!isDue) onStored(true);
  };
  const storeSoon = () => {
    if (store === undefined || isDue) return;
    isDue = true;
    onStored(false);
    storing = storing.then(() => storeNow(store));
  };

  return {
    current: () => sandbox,
    storeSoon,
    fetch: async (request) => {
      try {
        return await whilePending(sandbox.then((current) => current.fetch(request)));
      } finally {
        if (request.method !== 'GET') storeSoon();
      }
    },
    onSocket: (connection) => void sandbox.then((current) => current.onSocket(connection)),
    replace: async (prepare) => {
      const replaced = async (old: BrowserSandbox) => {
        await Promise.allSettled(pending);
        await old.stop();
        prepare();
        return open();
      };
      sandbox = sandbox.then(replaced);
      await sandbox;
      storeSoon();
    },
  };
}
