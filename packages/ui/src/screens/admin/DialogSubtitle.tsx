import type { ReactNode } from 'react';
import { Text } from '../../components/Text/Text.tsx';
import { subtitle } from './DialogSubtitle.css.ts';

/** A muted line below the title of a dialog: the member whom it is about, or what it changes. */
export function DialogSubtitle({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" tone="muted" breakWords className={subtitle}>
      {children}
    </Text>
  );
}
