import type { ComponentProps } from 'react';
import { messages } from '@perigee/domain';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title?: string;
  /** 1 where it stands for a whole page, 2 within one, 3 within a section that has a heading. */
  level?: 1 | 2 | 3;
  /** What happened, in the server's words or ours. */
  message?: string;
  /** Asks again. Without it there is no way on from here, so give one in the message. */
  onRetry?: () => void;
  /** It is asking again. */
  retrying?: boolean;
}

/** Stands where something could not be shown: what happened, and the way on. */
export function ErrorState({
  title = messages.crash,
  message,
  onRetry,
  retrying = false,
  ...rest
}: ErrorStateProps) {
  return (
    <EmptyState
      {...rest}
      role="alert"
      title={title}
      actions={
        onRetry !== undefined && (
          <Button variant="outline" busy={retrying} onClick={onRetry}>
            Try again
          </Button>
        )
      }
    >
      {message}
    </EmptyState>
  );
}
