import { Toast } from '@base-ui/react/toast';
import { useMemo } from 'react';
import { limits } from '@perigee/domain';

/** What a toast is about, which gives its icon, its colour and how long it stays. */
export type ToastKind = 'success' | 'error' | 'info';

export interface Toasts {
  /** Stays 5 s; `short` 2.5 s, for a copied link or something saved. */
  success: (text: string, options?: { short?: boolean }) => void;
  /** Stays 20 s. */
  error: (text: string) => void;
  /** Stays 5 s. */
  info: (text: string) => void;
}

/** Shows a message at the top right, in place of the one before. Source: member §2, §9. */
export function useToast(): Toasts {
  const { add, close } = Toast.useToastManager();
  return useMemo(() => {
    const show = (type: ToastKind, title: string, timeout: number) => {
      close();
      add({ type, title, timeout });
    };
    return {
      success: (text, { short = false } = {}) =>
        show('success', text, short ? limits.toastShortMs : limits.toastMs),
      error: (text) => show('error', text, limits.toastErrorMs),
      info: (text) => show('info', text, limits.toastMs),
    };
  }, [add, close]);
}
