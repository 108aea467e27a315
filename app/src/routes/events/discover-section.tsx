import { getDiscoverEventsQueryKey, useDiscoverEvents, useSessionState } from '@perigee/api';
import { LinkProvider } from '@perigee/ui';
import { DiscoverEvents } from '@perigee/ui/events';
import type { ComponentProps } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { toLoadable } from '../../loadable.ts';
import { fromDiscover } from './arrival.ts';
import { eventHref } from './hrefs.ts';

/** Tells the event that it was opened from here, so that it leads back. */
function LinkFromDiscover({ href = '', ...rest }: ComponentProps<'a'>) {
  return <Link {...rest} to={href} state={fromDiscover} />;
}

/** The evenings of the landing page. All of them stay shown when somebody comes back to the page. */
export default function DiscoverSection() {
  const { user } = useSessionState();
  const [params, setParams] = useSearchParams();
  const discovery = useDiscoverEvents(
    {},
    { query: { queryKey: [...getDiscoverEventsQueryKey({}), user?.id ?? null] } },
  );
  return (
    <LinkProvider component={LinkFromDiscover}>
      <DiscoverEvents
        events={toLoadable(discovery)}
        isVisitor={user === null}
        eventHref={eventHref}
        showsAll={params.get('events') === 'all'}
        onShowAll={() =>
          setParams(
            (current) => {
              current.set('events', 'all');
              return current;
            },
            { replace: true, preventScrollReset: true },
          )
        }
      />
    </LinkProvider>
  );
}
