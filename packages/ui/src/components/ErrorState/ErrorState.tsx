import type { ComponentProps } from 'react';
import { messages } from '@perigee/domain';
import { Button } from '../Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { mergeRefs } from '../../merge-refs.ts';
import { FailedOrbit } from '../Orbit/FailedOrbit.tsx';
import { useFocusAfterRetry } from './use-focus-after-retry.ts';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title?: string;
  /** The orbit above the title: `NotFoundOrbit` where the content does not exist. */
  drawing?: EmptyStateProps['drawing'];
  /** 1 for a whole page, 2 within one, 3 within a section that has a heading. */
  level?: 1 | 2 | 3;
  /** The error, in the server's words or ours. */
  message?: string;
  /** Sends the request again. Without it there is no action, so name one in the message. */
  onRetry?: () => void;
  /** The repeated request is pending. */
  retrying?: boolean;
}

/** Replaces content that could not be shown: it states the error and the next action. */
export function ErrorState({
  title = messages.crash,
  drawing = FailedOrbit,
  message,
  onRetry,
  retrying = false,
  ref,
  ...rest
}: ErrorStateProps) {
  const root = useFocusAfterRetry(retrying);
  return (
    <EmptyState
      {...rest}
      ref={mergeRefs(root, ref)}
      role="alert"
      title={title}
      drawing={drawing}
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
