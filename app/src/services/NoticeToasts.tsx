import { ToastProvider, useToast } from '@perigee/ui/toast';
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
  const toast = useToast();
  useEffect(() => {
    toast.error(notice.text);
  }, [toast, notice]);
  return null;
}
