import { SessionProvider, useSession, useSessionState, type SessionState } from '@perigee/api';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, type Location } from 'react-router-dom';
import { paths } from '../routes/paths.ts';
import { SessionError } from './session-error.tsx';

/**
 * Shows the page to signed-in users, redirects visitors to discover, and renders nothing while the session is
 * being checked. When a session expires on a page, the page keeps its state and all input while its user
 * signs in again; a user who does not is redirected to discover too.
 */
export function RequireSession({ children }: { children?: ReactNode }) {
  const session = useSession();
  const state = useSessionState();
  const location = useLocation() as Location<{ from?: Location } | null>;
  const { expiry, hadSession } = useExpiry(state, location);
  const held = useMemo(
    () => (expiry === null ? session : { ...session, getState: () => expiry.lastState }),
    [session, expiry],
  );

  if (state.status === 'LOGGED_IN' || expiry !== null) {
    const { user } = expiry?.lastState ?? state;
    return (
      <SessionProvider key={user?.id} session={held}>
        {children ?? <Outlet />}
      </SessionProvider>
    );
  }
  if (state.status === 'LOGGED_OUT') {
    // A user who logged out on this page is not asked to sign in again.
    const from = hadSession && state.ended === 'logged-out' ? null : { from: location };
    return <Navigate to={paths.home} state={from} replace />;
  }
  return <SessionError problem={state.problem} />;
}

/**
 * `expiry` is the page's state at the expiry of its session, as long as its user is asked to sign in again; else
 * null. `hadSession` says whether the page was shown to a signed-in user.
 */
function useExpiry(state: SessionState, location: Location<{ from?: Location } | null>) {
  const navigate = useNavigate();
  const [lastState, setLastState] = useState<SessionState | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  if (state.status === 'LOGGED_IN' && state !== lastState) {
    setLastState(state);
    setWasAsked(false);
  }
  const hasExpired = lastState !== null && state.ended === 'expired';
  // The site asks a visitor with an origin to sign in, and removes the origin if they do not.
  const hasLeft = wasAsked && location.state?.from === undefined;

  const ask = useEffectEvent(() => {
    const options = { replace: true, preventScrollReset: true };
    void navigate(location, { ...options, state: { ...location.state, from: location } });
  });
  useEffect(() => {
    if (hasExpired) ask();
  }, [hasExpired]);
  if (hasExpired && !wasAsked && location.state?.from !== undefined) setWasAsked(true);

  const isHeld = hasExpired && !hasLeft;
  const expiry = useMemo(() => (isHeld ? { lastState } : null), [isHeld, lastState]);
  return { expiry, hadSession: lastState !== null };
}
