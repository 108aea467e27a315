import { useSessionState } from '@perigee/api';
import { Navigate, Outlet } from 'react-router-dom';
import { isHost } from '../routes/audience.ts';
import { paths } from '../routes/paths.ts';

/** Shows the page to hosts and admins; other users are redirected to their home. Source: events §6. */
export function RequireHost() {
  const { user } = useSessionState();
  return user !== null && isHost(user) ? <Outlet /> : <Navigate to={paths.home} replace />;
}
