import { useToast } from '@perigee/ui';
import { ToastProvider, type ToastProviderProps } from '@perigee/ui/toast';
import { useEffect } from 'react';
import type { Notice } from './notices.ts';

interface NoticeToastsProps extends Pick<ToastProviderProps, 'times'> {
  latest: Notice;
}

/** Shows each notice once, as a toast. */
export default function NoticeToasts({ latest, times }: NoticeToastsProps) {
  return (
    <ToastProvider times={times}>
      <Show notice={latest} />
    </ToastProvider>
  );
}

function Show({ notice }: { notice: Notice }) {
  const toasts = useToast();
  useEffect(() => notice?.show(toasts), [toasts, notice]);
  return null;
}
