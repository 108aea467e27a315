import { useToast } from '@perigee/ui';
import { ToastProvider } from '@perigee/ui/toast';
import { useEffect } from 'react';
import type { Notice } from './notices.ts';

/** Shows each notice once, as a toast. */
export default function NoticeToasts({ latest }: { latest: Notice }) {
  return (
    <ToastProvider>
      <Show notice={latest} />
    </ToastProvider>
  );
}

function Show({ notice }: { notice: Notice }) {
  const toasts = useToast();
  useEffect(() => notice?.show(toasts), [toasts, notice]);
  return null;
}
