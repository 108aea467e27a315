import type { ComponentProps } from 'react';
import { messages } from '@perigee/domain';
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
import { FailedOrbit } from '../Orbit/FailedOrbit.tsx';
import { RetryButton } from './RetryButton.tsx';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title?: string;
  /** The orbit above the title: `NotFoundOrbit` where the content does not exist. */
  drawing?: EmptyStateProps['drawing'];
  /** 1 for a whole page, 2 within one, 3 within a section that has a heading. */
  level?: 1 | 2 | 3;
  /** The title, which can then take the focus, such as after the last item of a list was removed. */
  headingRef?: EmptyStateProps['headingRef'];
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
  retrying,
  ...rest
}: ErrorStateProps) {
  return (
    <EmptyState
      {...rest}
      role="alert"
      title={title}
      drawing={drawing}
      actions={onRetry !== undefined && <RetryButton onRetry={onRetry} retrying={retrying} />}
    >
      {message}
    </EmptyState>
  );
}
