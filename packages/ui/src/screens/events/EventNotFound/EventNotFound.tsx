import { eventMessages } from '@perigee/domain';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ButtonLink } from '../../../components/Link/ButtonLink.tsx';

export interface EventNotFoundProps {
  /** Of the landing page. */
  homeHref: string;
}

/** There is no such event, or it is not for this person. Source: events §2. */
export function EventNotFound({ homeHref }: EventNotFoundProps) {
  return (
    <EmptyState
      level={1}
      title={eventMessages.notFound}
      actions={<ButtonLink href={homeHref}>{eventMessages.takeMeHome}</ButtonLink>}
    />
  );
}
