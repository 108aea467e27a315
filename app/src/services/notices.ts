/** Something to tell a person, wherever in the app they are. */
export interface Notice {
  id: number;
  kind: 'error' | 'success';
  text: string;
}

/** The newest notice, for whoever shows it. Outside React, so that a session can speak up. */
export interface Notices {
  error: (text: string) => void;
  success: (text: string) => void;
  getLatest: () => Notice | null;
  subscribe: (listener: () => void) => () => void;
}

export function createNotices(): Notices {
  const listeners = new Set<() => void>();
  let latest: Notice | null = null;
  const show = (kind: Notice['kind'], text: string) => {
    latest = { id: (latest?.id ?? 0) + 1, kind, text };
    for (const listener of listeners) listener();
  };
  return {
    error: (text) => show('error', text),
    success: (text) => show('success', text),
    getLatest: () => latest,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
