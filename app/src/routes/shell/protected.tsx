import { SessionProvider, useSession, useSessionState, type SessionState } from '@perigee/api';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, type Location } from 'react-router-dom';
import { paths } from '../paths.ts';
import { SessionProblem } from './session-problem.tsx';

/**
 * Lets signed-in people through, sends others to discover, and shows nothing until it knows. Where a
 * session expires on a page, the page stays as it was, with all that was typed, while its owner signs
 * in again; whoever does not is sent to discover too.
 */
export function ProtectedRoute() {
  const session = useSession();
  const state = useSessionState();
  const location = useLocation() as Location<{ from?: Location } | null>;
  const expiry = useExpiry(state, location);
  const held = useMemo(
    () => (expiry === null ? session : { ...session, getState: () => expiry.lastState }),
    [session, expiry],
  );

  if (state.status === 'LOGGED_IN' || expiry !== null) {
    const { user } = expiry?.lastState ?? state;
    return (
      <SessionProvider key={user?.id} session={held}>
        <Outlet />
      </SessionProvider>
    );
  }
  if (state.status === 'LOGGED_OUT') {
    // Whoever just logged out here does not want to be asked back in.
    const from = state.ended === 'logged-out' ? null : { from: location };
    return <Navigate to={paths.home} state={from} replace />;
  }
  return <SessionProblem problem={state.problem} />;
}

/**
 * What a page was shown with when its session expired, as long as its owner is asked to sign in again;
 * else null.
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
  // The site asks whoever has an origin to sign in, and takes it away where they do not.
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
  return useMemo(() => (isHeld ? { lastState } : null), [isHeld, lastState]);
}
