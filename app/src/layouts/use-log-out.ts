import { useSession } from '@perigee/api';
import { useNavigate } from 'react-router-dom';
import { paths } from '../routes/paths.ts';

/** Logs the user out, and leads to the landing page. */
export function useLogOut(): () => void {
  const session = useSession();
  const navigate = useNavigate();
  return () => {
    session.logOut();
    void navigate(paths.home);
  };
}
