import { useToast } from '@perigee/ui';
import { ToastProvider, type ToastProviderProps } from '@perigee/ui/toast';
import { useEffect } from 'react';
import type { StoredToast } from './toast-store.ts';

interface NoticeToastsProps extends Pick<ToastProviderProps, 'times'> {
  latest: StoredToast;
}

/** Shows each notice once, as a toast. */
export default function StoredToasts({ latest, times }: NoticeToastsProps) {
  return (
    <ToastProvider times={times}>
      <Show notice={latest} />
    </ToastProvider>
  );
}

function Show({ notice }: { notice: StoredToast }) {
  const toasts = useToast();
  useEffect(() => notice?.show(toasts), [toasts, notice]);
  return null;
}
