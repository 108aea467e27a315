import { messages } from '@perigee/domain';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { actions, loadError } from './LoadError.css.ts';
import { InlineError } from './InlineError.tsx';

export interface LoadErrorProps {
  /** Downloads again. */
  onRetry: () => void;
  /** It is being downloaded again. */
  isRetrying: boolean;
  /** The retry failed, so that only reloading the page can help. */
  hasRetried: boolean;
  /** Another action. */
  children?: ReactNode;
}

/** Replaces a part of the page whose code could not be downloaded. */
export function LoadError({ onRetry, isRetrying, hasRetried, children }: LoadErrorProps) {
  return (
    <div className={loadError}>
      <InlineError text={messages.tryAgain} />
      <div className={actions}>
        <Button
          size="small"
          variant="outline"
          busy={isRetrying}
          onClick={hasRetried ? () => location.reload() : onRetry}
        >
          {hasRetried ? 'Reload page' : 'Try again'}
        </Button>
        {children}
      </div>
    </div>
  );
}
