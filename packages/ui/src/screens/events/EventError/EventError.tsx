import { eventMessages } from '@perigee/domain';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';

export interface EventErrorProps {
  /** Asks for the event again. */
  onRetry: () => void;
}

/** The event could not be fetched, for whatever reason. Source: events §2. */
export function EventError({ onRetry }: EventErrorProps) {
  return <ErrorState level={1} title={eventMessages.failed} onRetry={onRetry} />;
}
