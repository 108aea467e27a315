/** Something that went wrong, to tell a person wherever in the app they are. */
export interface Notice {
  id: number;
  text: string;
}

/** The newest notice, for whoever shows it. Outside React, so that a session can speak up. */
export interface Notices {
  error: (text: string) => void;
  getLatest: () => Notice | null;
  subscribe: (listener: () => void) => () => void;
}

export function createNotices(): Notices {
  const listeners = new Set<() => void>();
  let latest: Notice | null = null;
  return {
    error: (text) => {
      latest = { id: (latest?.id ?? 0) + 1, text };
      for (const listener of listeners) listener();
    },
    getLatest: () => latest,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
