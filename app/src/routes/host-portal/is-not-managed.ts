import type { ApiError, EventReply } from '@perigee/api';
import type { UseQueryResult } from '@tanstack/react-query';

/**
 * Whether the user has no such event to manage: it is not found, deleted since the page opened, or another host's. A
 * host who has not finished a member's profile is refused the events of other hosts.
 */
export function isNotManaged({
  data,
  error,
}: Pick<UseQueryResult<EventReply, ApiError>, 'data' | 'error'>): boolean {
  if (error?.status === 403 || error?.status === 404) return true;
  return data !== undefined && data.event.Signups === undefined;
}
