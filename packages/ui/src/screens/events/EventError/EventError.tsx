import { eventMessages } from '@perigee/domain/events';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';

export interface EventErrorProps {
  /** Requests the event again. */
  onRetry: () => void;
}

/** Shown if the event could not be loaded, for any reason. Source: events §2. */
export function EventError({ onRetry }: EventErrorProps) {
  return <ErrorState level={1} title={eventMessages.failed} onRetry={onRetry} />;
}
