import { useSession, useSessionState } from '@perigee/api';
import { lazyWithPreload } from '@perigee/ui';
import { SigningInPage, SwitchAccountPage } from '@perigee/ui/auth';
import { Suspense, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { hostHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import { useRememberedOrigin } from '../../layouts/remembered-origin.ts';
import { afterSignIn, afterSignInPage } from './after-sign-in.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';
import { useLinkToken } from './use-link-token.ts';
import { SignInMethods } from './sign-in-methods.tsx';
import { SessionError } from '../../layouts/session-error.tsx';

/** Loaded on demand: most users sign in without an event. */
const EventSignInMethods = lazyWithPreload(
  async () => (await import('./event-sign-in-methods.tsx')).default,
);

/** Loaded on demand: few users are signed in when they open an invite link. */
const EventInvitation = lazyWithPreload(
  async () => (await import('./event-invitation.tsx')).default,
);

const HOST_INVITE = { kind: 'host-invite' } as const;

/**
 * The sign-in page. Signed-in users, also those who have just signed in, are redirected: to the event or host of the
 * address, or else to their origin.
 */
export function Component() {
  const { event_id: eventId, link_id: linkId } = useParams();
  const { enter, entered, hasMissedInvitation } = useCompleteSignIn(eventId);
  const page = useLocation();
  const session = useSession();
  const { status, user, problem } = useSessionState();
  const magicToken = useLinkToken('magicToken');
  const remembered = useRememberedOrigin();
  // Kept in state, because the link to the other view of this page drops it.
  const [origin] = useState(remembered);

  if (problem !== null) return <SessionError problem={problem} />;
  if (status === 'LOGGING_IN') return <SigningInPage signInHref={paths.login} />;
  if (status === 'LOGGED_IN') {
    if (entered === 'no' && magicToken !== null) {
      return (
        <SwitchAccountPage name={user.firstName} stayHref={origin} onSwitch={session.logOut} />
      );
    }
    if (entered === 'no' && eventId !== undefined) {
      return (
        <Suspense>
          <EventInvitation eventId={eventId} />
        </Suspense>
      );
    }
    if (entered === 'no') {
      return <Navigate to={linkId === undefined ? origin : hostHref(linkId)} replace />;
    }
    const next = afterSignIn(user, origin, eventId, linkId);
    const entry = { isNew: entered === 'signed-up', hasMissedInvitation, page };
    return <Navigate {...afterSignInPage(entry, next, eventId)} replace />;
  }
  return (
    <>
      {eventId === undefined ? (
        <SignInMethods
          reason={linkId === undefined ? undefined : HOST_INVITE}
          magicToken={magicToken}
          enter={enter}
        />
      ) : (
        <Suspense>
          <EventSignInMethods eventId={eventId} magicToken={magicToken} enter={enter} />
        </Suspense>
      )}
    </>
  );
}
