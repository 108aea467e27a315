import { getGetHostPortalQueryOptions, useGetHostPortal } from '@perigee/api';
import type { PortalTab } from '@perigee/domain/host-portal';
import { PortalPage } from '@perigee/ui/host-portal';
import { useSearchParams } from 'react-router-dom';
import { toLoadable } from '../../loadable.ts';
import { useNow } from '../../services/use-now.ts';
import { portalEventHref } from '../hrefs.ts';
import { paths } from '../paths.ts';

export const queries = () => [getGetHostPortalQueryOptions()];

/** The query parameter with the selected tab, by the names that users see. */
const TAB_KEY = 'tab';
const TABS = {
  completed: 'expired',
  pending: 'pending',
  cancelled: 'deleted',
} as const satisfies Record<string, PortalTab>;

/** The events of the host. Source: events §2. */
export function Component() {
  const now = useNow();
  const portal = useGetHostPortal();
  const [search, setSearch] = useSearchParams();
  const tab = TABS[search.get(TAB_KEY) as keyof typeof TABS] ?? 'active';
  const select = (next: PortalTab) => {
    const [name] = Object.entries(TABS).find(([, value]) => value === next) ?? [];
    setSearch(name === undefined ? {} : { [TAB_KEY]: name }, { replace: true });
  };
  return (
    <PortalPage
      portal={toLoadable(portal)}
      tab={tab}
      onTab={select}
      now={now}
      newEventHref={paths.createEvent}
      eventHref={({ id }) => portalEventHref(id)}
    />
  );
}
