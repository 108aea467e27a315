import type { Toasts } from '@perigee/ui';

/** A notice to the user on any page of the app; null before the first. */
export type Notice = { id: number; show: (toasts: Toasts) => void } | null;

/** The toasts of the whole app. Outside React, so that a session can show notices. */
export interface Notices extends Toasts {
  /** The newest notice, for the component that shows it. */
  getLatest: () => Notice;
  subscribe: (listener: () => void) => () => void;
}

/** Holds the newest notice until a component shows it: toasts are fetched with the first one. */
export function createNotices(): Notices {
  const listeners = new Set<() => void>();
  let latest: Notice = null;
  const post = (show: (toasts: Toasts) => void) => {
    latest = { id: (latest?.id ?? 0) + 1, show };
    for (const listener of listeners) listener();
  };
  return {
    success: (text, options) => post((toasts) => toasts.success(text, options)),
    error: (text) => post((toasts) => toasts.error(text)),
    info: (text) => post((toasts) => toasts.info(text)),
    loading: (text) => post((toasts) => toasts.loading(text)),
    close: () => {
      if (latest !== null) post((toasts) => toasts.close());
    },
    getLatest: () => latest,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
