import { useSession, useSessionState } from '@perigee/api';
import { lazyWithPreload } from '@perigee/ui';
import { SigningInPage, SwitchAccountPage } from '@perigee/ui/auth';
import { Suspense, useState } from 'react';
import { Navigate, parsePath, useLocation, useParams } from 'react-router-dom';
import { hostHref } from '../hrefs.ts';
import { paths } from '../paths.ts';
import { useRememberedOrigin } from '../../layouts/remembered-origin.ts';
import { afterSignIn } from './after-sign-in.ts';
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
  const location = useLocation();
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
    if (entered === 'signed-in') {
      return <Navigate to={hasMissedInvitation ? paths.home : next} replace />;
    }
    if (eventId !== undefined && !hasMissedInvitation) return <Navigate to={next} replace />;
    // Events invite users with a profile alone: when it is complete, this address asks again.
    const from = hasMissedInvitation ? location : parsePath(next);
    return <Navigate to={paths.signup} state={{ from }} replace />;
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
