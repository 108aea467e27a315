import { useEffect } from 'react';
import { ToastProvider } from '../../src/components/Toast/Toast.tsx';
import { useToast } from '../../src/components/Toast/toast-context.ts';

const ERROR =
  'The server could not read the picture: https://cdn.example.org/uploads/2027/01/31/a-name-without-an-end.jpeg';

function LongMessage() {
  const toasts = useToast();
  useEffect(() => toasts.error(ERROR), [toasts]);
  return null;
}

export default function LongToast() {
  return (
    <ToastProvider>
      <LongMessage />
    </ToastProvider>
  );
}
