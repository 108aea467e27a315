import { useSessionState, type User } from '@perigee/api';
import { useState } from 'react';

/** The host that the user is. Also after the session has expired, because its user may sign in again. */
export function useOwnHost(): User['Host'] {
  const { user, ended } = useSessionState();
  const [host, setHost] = useState(user?.Host);
  if (user !== null && user.Host !== host) setHost(user.Host);
  return user !== null || ended === 'expired' ? host : undefined;
}
