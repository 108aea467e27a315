import { messages } from '@perigee/domain';
import { Button } from '../Button/Button.tsx';
import { EmptyOrbit } from '../Orbit/Orbit.tsx';
import {
  action,
  errorState,
  message as messageClass,
  title as titleClass,
} from './ErrorState.css.ts';

export interface ErrorStateProps {
  title?: string;
  /** What happened, in the server's words or ours. */
  message?: string;
  /** Asks again. Without it there is no way on from here, so give one in the message. */
  onRetry?: () => void;
  /** It is asking again. */
  retrying?: boolean;
  className?: string;
}

/** Stands where something could not be shown: what happened, and the way on. */
export function ErrorState({
  title = messages.crash,
  message,
  onRetry,
  retrying = false,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={className === undefined ? errorState : `${errorState} ${className}`}
    >
      <EmptyOrbit />
      <h2 className={titleClass}>{title}</h2>
      {message !== undefined && message !== '' && <p className={messageClass}>{message}</p>}
      {onRetry !== undefined && (
        <Button variant="outline" className={action} busy={retrying} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
