import { useMarkEventSeen, type User } from '@perigee/api';
import type { EventPageProps } from '@perigee/ui/events';
import { useEffect, useEffectEvent } from 'react';

/**
 * Tells the server once for each visit that the member sees the event. A failure changes nothing on the page.
 * Source: events §7, decision P-654.
 */
export function useMarkSeen(
  event: EventPageProps['event'],
  user: Pick<User, 'completedOnboarding'> | null,
): void {
  const { mutate } = useMarkEventSeen();
  const id = event.status === 'ready' && user?.completedOnboarding === true ? event.data.id : null;
  const mark = useEffectEvent((seenId: number) => mutate({ id: String(seenId) }));
  useEffect(() => {
    if (id !== null) mark(id);
  }, [id]);
}
