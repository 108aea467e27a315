import { useGetEventHost, useSessionState } from '@perigee/api';
import { hostLinkName } from '@perigee/domain/hosts';
import type { EventManagerPageProps } from '@perigee/ui/host-portal';
import { hostHref } from '../hrefs.ts';

/**
 * The host of an event, for an admin, with the address of the host's page. Null for the host themself, and for an
 * event without a host. Source: events §7.
 *
 * @param id the id or slug of the event
 */
export function useEventHost(id: string): EventManagerPageProps['host'] {
  const { user } = useSessionState();
  const { data: host } = useGetEventHost(id, { query: { enabled: user?.admin === true } });
  if (host === undefined || host.id === user?.Host?.id) return null;
  return { name: host.name, href: hostHref(hostLinkName(host)) };
}
