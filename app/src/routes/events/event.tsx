import { useSessionState } from '@perigee/api';
import { missingForTicket } from '@perigee/domain/tickets';
import { LinkProvider, PageMeta } from '@perigee/ui';
import { EventPage, type EventStructuredDataProps } from '@perigee/ui/events';
import { lazy, Suspense, useEffect, useState, type MouseEvent } from 'react';
import {
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type Location,
} from 'react-router-dom';
import { config } from '../../config.ts';
import { paths } from '../paths.ts';
import type { PageQueries } from '../route-record.ts';
import { EveningTicket } from './evening-ticket.tsx';
import type { EventLocationState } from './event-location-state.ts';
import { EventPageLink } from './event-page-link.tsx';
import { EVENING_KEY, eveningHref, eventHref } from '../hrefs.ts';
import { forgetCheckout, rememberedCheckout } from './left-checkout.ts';
import { eventQuery, useEvent } from './use-event.ts';
import { useMarkSeen } from './use-mark-seen.ts';
import { useReserve } from './use-reserve.ts';
import { SessionError } from '../../layouts/session-error.tsx';
import { useNow } from '../../services/use-now.ts';

function EventTitle({ event }: Pick<EventStructuredDataProps, 'event'>) {
  return <PageMeta title={event.title} unlisted={event.eventVisibility === 'Private'} />;
}

/** The tags of the document's head are not visible: they may load later, or fail to. */
const EventHead = lazy(() => import('./event-head.tsx').catch(() => ({ default: EventTitle })));

export const queries: PageQueries = ({ params: { event_id: name = '' }, user }) => [
  { ...eventQuery(name, user), meta: { firstPicture: 'event.image' } },
];

/** The key resets the state for each event. */
export function Component() {
  const { event_id: name = '' } = useParams();
  const { status, problem } = useSessionState();
  if (status === 'LOGGING_IN' && problem !== null) return <SessionError problem={problem} />;
  return <EventRoute key={name} name={name} />;
}

function EventRoute({ name }: { name: string }) {
  const session = useSessionState();
  const { user } = session;
  const location = useLocation() as Location<EventLocationState | null>;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const evening = params.get(EVENING_KEY);
  const { event, isOfPreviousViewer } = useEvent(name, session);
  useMarkSeen(event, user);
  const reserve = useReserve();
  const missing = user === null ? null : missingForTicket(user);
  const openedAt = useNow();
  const [ticketOf, setTicketOf] = useState<number | null>(null);
  const [unpaidId] = useState(rememberedCheckout);
  useEffect(forgetCheckout, []);

  // The site asks a visitor with an origin to sign in, and returns them to it.
  const signIn = () =>
    void navigate(location, { replace: true, state: { ...location.state, from: location } });
  const goBack = (click: MouseEvent) => {
    click.preventDefault();
    void navigate(-1);
  };

  return (
    <>
      {event.status === 'ready' ? (
        <Suspense fallback={<EventTitle event={event.data} />}>
          <EventHead
            event={event.data}
            url={(config.webUrl ?? window.location.origin) + eventHref(event.data.slug)}
            now={openedAt}
          />
        </Suspense>
      ) : (
        <PageMeta title="Event" unlisted={event.status === 'not-found'} />
      )}
      <LinkProvider component={EventPageLink}>
        <EventPage
          event={event}
          isOfPreviousViewer={isOfPreviousViewer}
          viewer={user === null ? null : { gender: user.gender ?? null, missing }}
          profileHref={missing === 'profile' ? paths.signup : paths.profile}
          unpaidId={unpaidId}
          homeHref={paths.home}
          eveningHref={eveningHref}
          chosenId={evening === null ? null : Number(evening)}
          onBack={location.state?.fromDiscover === true ? goBack : undefined}
          onSignIn={signIn}
          onReserve={reserve}
          onShowTicket={setTicketOf}
        />
      </LinkProvider>
      {event.status === 'ready' && user !== null && ticketOf !== null && (
        <EveningTicket
          event={event.data}
          eventId={ticketOf}
          holder={user}
          onClosed={() => setTicketOf(null)}
        />
      )}
    </>
  );
}
