import type { Toasts } from '@perigee/ui';

/** A toast on any page of the app; null before the first. */
export type StoredToast = { id: number; show: (toasts: Toasts) => void } | null;

/** The toasts of the whole app. Outside React, so that a session can show toasts. */
export interface ToastStore extends Toasts {
  /** The newest toast, for the component that shows it. */
  getLatest: () => StoredToast;
  subscribe: (listener: () => void) => () => void;
}

/** Holds the newest toast until a component shows it: toasts are fetched with the first one. */
export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let latest: StoredToast = null;
  const post = (show: (toasts: Toasts) => void) => {
    latest = { id: (latest?.id ?? 0) + 1, show };
    for (const listener of listeners) listener();
  };
  return {
    success: (text, options) => post((toasts) => toasts.success(text, options)),
    error: (text) => post((toasts) => toasts.error(text)),
    info: (text) => post((toasts) => toasts.info(text)),
    message: (message) => post((toasts) => toasts.message(message)),
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
