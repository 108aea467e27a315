import { clsx } from 'clsx';
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
  /** 1 where it stands for a whole page, 2 within one. */
  level?: 1 | 2;
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
  level = 2,
  message,
  onRetry,
  retrying = false,
  className,
}: ErrorStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div role="alert" className={clsx(errorState, className)}>
      <EmptyOrbit />
      <Heading className={titleClass}>{title}</Heading>
      {message !== undefined && message !== '' && <p className={messageClass}>{message}</p>}
      {onRetry !== undefined && (
        <Button variant="outline" className={action} busy={retrying} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
