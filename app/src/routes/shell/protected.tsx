import { useSessionState } from '@perigee/api';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { SessionProblem } from './session-problem.tsx';

/** Lets signed-in people through, sends others to discover, and shows nothing until it knows. */
export function ProtectedRoute() {
  const { status, problem, ended } = useSessionState();
  const location = useLocation();
  if (status === 'LOGGED_IN') return <Outlet />;
  if (status === 'LOGGED_OUT') {
    // Whoever just logged out here does not want to be asked back in.
    const state = ended === 'logged-out' ? null : { from: location };
    return <Navigate to={paths.home} state={state} replace />;
  }
  return <SessionProblem problem={problem} />;
}
