import { useSession, useSessionState } from '@perigee/api';
import { ready } from '@perigee/ui';
import { AccountPage } from '@perigee/ui/profile';

export function Component() {
  const session = useSession();
  const { user } = useSessionState();
  if (user === null) return null;
  return (
    <AccountPage
      account={ready({ name: user.name, username: user.username, email: user.email })}
      onLogOut={session.logOut}
    />
  );
}
