import { useSession } from '@perigee/api';
import { useNavigate } from 'react-router-dom';
import { paths } from '../routes/paths.ts';
import { isEntryOfDialog } from '../services/dialog-history.ts';

/** Logs the user out, and leads to the landing page. */
export function useLogOut(): () => void {
  const session = useSession();
  const navigate = useNavigate();
  return () => {
    session.logOut();
    void navigate(paths.home, { replace: isEntryOfDialog() });
  };
}
