import { useSessionState } from '@perigee/api';
import { Outlet } from 'react-router-dom';

/** Shows the page to admins; for other users nothing is rendered. Source: admin §1. */
export function RequireAdmin() {
  const { user } = useSessionState();
  return user?.admin === true ? <Outlet /> : null;
}
