import type { ReactNode } from 'react';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

/** Links below the button of a sign-in page, each on its own line. */
export function LoginLinks({ children }: { children: ReactNode }) {
  return (
    <Text as="div" size="sm" tone="muted">
      <Stack gap={0} align="start" spaceBefore={4}>
        {children}
      </Stack>
    </Text>
  );
}
