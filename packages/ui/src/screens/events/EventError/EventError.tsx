import { eventMessages } from '@perigee/domain/events';
import { ErrorState } from '../../../components/ErrorState/ErrorState.tsx';
import type { LoadFailure } from '../../../components/Loaded/Loaded.tsx';

export type EventErrorProps = Pick<LoadFailure, 'onRetry' | 'retrying'>;

/** Shown if the event could not be loaded, for any reason. Source: events §2. */
export function EventError(retry: EventErrorProps) {
  return <ErrorState level={1} title={eventMessages.failed} {...retry} />;
}
