import { eventMessages } from '@perigee/domain/events';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';
import { NotFoundOrbit } from '../../../components/Orbit/NotFoundOrbit.tsx';

export interface EventNotFoundProps {
  /** The address of the landing page. */
  homeHref: string;
}

/** Shown if the event does not exist, or is not for this user. Source: events §2. */
export function EventNotFound({ homeHref }: EventNotFoundProps) {
  return (
    <EmptyState
      drawing={NotFoundOrbit}
      level={1}
      title={eventMessages.notFound}
      actions={<ButtonLink href={homeHref}>{eventMessages.takeMeHome}</ButtonLink>}
    />
  );
}
