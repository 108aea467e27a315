import { ToastProvider } from '@perigee/ui/toast';
import type { ReactNode } from 'react';
import { screen } from 'storybook/test';
import { toastTimes } from './toast-times.ts';

/** Shows the toasts of a story. Screens have it by default; components that show toasts add it. */
export function withToasts(Story: () => ReactNode) {
  return <ToastProvider times={toastTimes}>{Story()}</ToastProvider>;
}

/** The toast with a text, once it is shown. */
export function findToast(text: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name: text });
}
