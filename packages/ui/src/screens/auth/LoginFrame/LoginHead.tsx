import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';

export interface LoginHeadProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Takes the focus on mount: for a view that replaces the pressed button. */
  takesFocus?: boolean;
}

/** The title of a sign-in page, and a line below it. */
export function LoginHead({ title, subtitle, takesFocus }: LoginHeadProps) {
  return (
    <Stack gap={2} spaceAfter={6}>
      <Heading level={1} size="2xl" takesFocus={takesFocus}>
        {title}
      </Heading>
      {subtitle !== undefined && (
        <Text tone="muted" breakWords>
          {subtitle}
        </Text>
      )}
    </Stack>
  );
}
