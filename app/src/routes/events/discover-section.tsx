import { useSessionState } from '@perigee/api';
import { eventCardTag } from '@perigee/domain/waitlist';
import { LinkProvider } from '@perigee/ui';
import { DiscoverEvents } from '@perigee/ui/events';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RouterLink } from '../../services/RouterLink.tsx';
import { fromDiscover } from './event-location-state.ts';
import { eventHref } from '../hrefs.ts';
import { useDiscovery } from './use-discovery.ts';

const CITY_KEY = 'city';

/** Adds to the history state that the event was opened from here, so that it links back. */
function LinkFromDiscover(props: ComponentProps<'a'>) {
  return <RouterLink {...props} navigation={{ state: fromDiscover }} />;
}

/** The evenings of the landing page. An expanded list stays expanded when the user returns to the page. */
export default function DiscoverSection() {
  const { user } = useSessionState();
  const [params, setParams] = useSearchParams();
  const cityId = Number(params.get(CITY_KEY)) || null;
  const { events, cities } = useDiscovery(cityId);
  const change = (edit: (params: URLSearchParams) => void) =>
    setParams(
      (current) => {
        edit(current);
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <LinkProvider component={LinkFromDiscover}>
      <DiscoverEvents
        events={events}
        cities={cities}
        cityId={cityId}
        onCity={(id) =>
          change((current) =>
            id === null ? current.delete(CITY_KEY) : current.set(CITY_KEY, String(id)),
          )
        }
        isVisitor={user === null}
        waitlistTag={user === null ? null : eventCardTag(user)}
        eventHref={eventHref}
        showsAll={params.get('events') === 'all'}
        onShowAll={() => change((current) => current.set('events', 'all'))}
      />
    </LinkProvider>
  );
}
