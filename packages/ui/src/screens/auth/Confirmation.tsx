import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';

/** The message that something was sent, below the pressed button. Goes into an `output`. */
export function Confirmation({ children }: { children: ReactNode }) {
  return (
    <Text as="span" size="sm" leading="snug" tone="positive">
      <Inline as="span" gap={2} align="start" wrap={false} spaceBefore={4}>
        <Icon icon={CircleCheck} firstLine />
        <span>{children}</span>
      </Inline>
    </Text>
  );
}
