import type { ReactNode } from 'react';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

/** Replaces the rows of an empty list. */
export function EmptyRows({ children }: { children: ReactNode }) {
  return (
    <Stack outlined={4}>
      <Text tone="muted">{children}</Text>
    </Stack>
  );
}
