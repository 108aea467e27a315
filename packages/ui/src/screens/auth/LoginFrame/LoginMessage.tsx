import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { centered } from './LoginFrame.css.ts';

export interface LoginMessageProps {
  drawing: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  /** Buttons, each on its own line. */
  actions?: ReactNode;
  /** An error is announced on mount. */
  role?: 'alert';
}

/** A sign-in page without fields: a drawing, a message in the middle of the card, and its actions. */
export function LoginMessage({ drawing, title, text, actions, role }: LoginMessageProps) {
  return (
    <LoginFrame>
      <Stack gap={0} align="center" justify="center" className={centered} role={role}>
        <Stack spaceAfter={6}>{drawing}</Stack>
        <Heading level={1} size="2xl" align="center">
          {title}
        </Heading>
        {text !== undefined && (
          <Text tone="muted" align="center" breakWords spaceBefore={2}>
            {text}
          </Text>
        )}
        {actions !== undefined && (
          <Stack gap={3} align="center" spaceBefore={6}>
            {actions}
          </Stack>
        )}
      </Stack>
    </LoginFrame>
  );
}
