import { createContext, use } from 'react';

/** The kind of a toast, which determines its icon, its colour and its duration. */
export type ToastKind = 'success' | 'error' | 'info' | 'message' | 'loading';

/** The durations of toasts, in milliseconds. */
export interface ToastTimes {
  usual: number;
  short: number;
  error: number;
}

/** A message that another user has sent. */
export interface MessageToast {
  /** The first name of the sender. */
  name: string;
  /** The sender's picture. */
  imageUrl: string | null;
  text: string;
  /** Address of the conversation. */
  href: string;
}

export interface Toasts {
  /** Visible for 5 s; `short` 2.5 s, for a copied link or a saved value. */
  success: (text: string, options?: { short?: boolean }) => void;
  /** Visible for 20 s. */
  error: (text: string) => void;
  /** Visible for 5 s. */
  info: (text: string) => void;
  /** Visible for 5 s, with a link to the conversation. */
  message: (message: MessageToast) => void;
  /** A pending action: 'Reserving ticket...'. Visible until the next toast, or `close`. */
  loading: (text: string) => void;
  /** Removes the visible toast, as when a page with the same message opens. */
  close: () => void;
}

/** Provided by a ToastProvider, or by an app that loads one with the first toast. */
export const ToastsContext = createContext<Toasts | null>(null);

/** Shows a message at the top right, in place of the previous one. Source: member §2, §9; events §4. */
export function useToast(): Toasts {
  const toasts = use(ToastsContext);
  if (toasts === null) throw new Error('useToast wants a ToastProvider around it');
  return toasts;
}
