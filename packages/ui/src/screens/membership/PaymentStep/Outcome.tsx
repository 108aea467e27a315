import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { CompleteOrbit } from '../../../components/Orbit/CompleteOrbit.tsx';

interface OutcomeProps {
  title: string;
  text: string;
  /** A button. */
  action?: ReactNode;
}

/** Replaces the form of the dialog by its outcome. The title takes the focus. */
export function Outcome({ title, text, action }: OutcomeProps) {
  return (
    <Stack gap={0}>
      <Stack gap={3} align="center" spaceBefore={6} spaceAfter={6}>
        <CompleteOrbit />
        <Heading level={3} size="xl" align="center" takesFocus>
          {title}
        </Heading>
        <Text size="sm" leading="snug" tone="muted" align="center">
          {text}
        </Text>
        {action}
      </Stack>
    </Stack>
  );
}
