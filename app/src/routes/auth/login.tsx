import { useSession, useSessionState } from '@perigee/api';
import { lazyWithPreload } from '@perigee/ui';
import { SigningInPage, SwitchAccountPage } from '@perigee/ui/auth';
import { Suspense, useState } from 'react';
import { Navigate, parsePath, useParams } from 'react-router-dom';
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

const HOST_INVITE = { kind: 'host-invite' } as const;

/** The sign-in page. Signed-in users, also those who have just signed in, are redirected to their origin. */
export function Component() {
  const { event_id: eventId, link_id: linkId } = useParams();
  const { enter, entered } = useCompleteSignIn(eventId);
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
    if (entered === 'no') return <Navigate to={origin} replace />;
    if (entered === 'without-invitation') return <Navigate to={paths.home} replace />;
    const next = afterSignIn(user, origin, eventId, linkId);
    // The profile follows sign-up, unless the sign-up was for an event.
    const isNext = entered === 'signed-in' || eventId !== undefined;
    return isNext ? (
      <Navigate to={next} replace />
    ) : (
      <Navigate to={paths.signup} state={{ from: parsePath(next) }} replace />
    );
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
