import { Toast } from '@base-ui/react/toast';
import { createContext, use, useMemo } from 'react';
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

export const TimesContext = createContext(productTimes);

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

/** Shows a message at the top right, in place of the one before. Source: member §2, §9; events §4. */
export function useToast(): Toasts {
  const { add, close } = Toast.useToastManager();
  const times = use(TimesContext);
  return useMemo(() => {
    const show = (type: ToastKind, title: string, timeout: number) => {
      close();
      add({ type, title, timeout });
    };
    return {
      success: (text, { short = false } = {}) =>
        show('success', text, short ? times.short : times.usual),
      error: (text) => show('error', text, times.error),
      info: (text) => show('info', text, times.usual),
      // Base UI gives no time to this type: it never leaves by itself.
      loading: (text) => show('loading', text, 0),
      close: () => close(),
    };
  }, [add, close, times]);
}
