/** Keeps the data of a world. */
export interface WorldStore {
  read: () => Promise<Blob | undefined>;
  write: (data: Blob) => Promise<void>;
}

/** A store of this browser, which stays when the page is closed. */
export function cachedWorld(name: string): WorldStore {
  // An address like any other: a cache keeps replies by the address of their request.
  const key = 'world';
  return {
    read: async () => {
      const kept = await (await caches.open(name)).match(key);
      return kept?.blob();
    },
    write: async (data) => (await caches.open(name)).put(key, new Response(data)),
  };
}
