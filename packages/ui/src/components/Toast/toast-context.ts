import { createContext, use } from 'react';
import { limits } from '@perigee/domain';

/** What a toast is about, which gives its icon, its colour and how long it stays. */
export type ToastKind = 'success' | 'error' | 'info' | 'loading';

/** How long toasts stay, in milliseconds. */
export interface ToastTimes {
  usual: number;
  short: number;
  error: number;
}

/** As the product has it. Source: member §2, §9. */
export const productTimes: ToastTimes = {
  usual: limits.toastMs,
  short: limits.toastShortMs,
  error: limits.toastErrorMs,
};

export interface Toasts {
  /** Stays 5 s; `short` 2.5 s, for a copied link or something saved. */
  success: (text: string, options?: { short?: boolean }) => void;
  /** Stays 20 s. */
  error: (text: string) => void;
  /** Stays 5 s. */
  info: (text: string) => void;
  /** Something is under way: 'Reserving ticket...'. Stays until the next one comes, or `close`. */
  loading: (text: string) => void;
  /** Takes away what is shown, as when a page that says the same has come. */
  close: () => void;
}

/** Whoever shows toasts: a ToastProvider, or an app that brings one along when the first toast comes. */
export const ToastsContext = createContext<Toasts | null>(null);

/** Shows a message at the top right, in place of the one before. Source: member §2, §9; events §4. */
export function useToast(): Toasts {
  const toasts = use(ToastsContext);
  if (toasts === null) throw new Error('useToast wants a ToastProvider around it');
  return toasts;
}
