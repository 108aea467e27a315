import { useSession } from '@perigee/api';
import { useNavigate } from 'react-router-dom';
import { paths } from '../routes/paths.ts';
import { isEntryOfDialog } from '../services/dialog-history.ts';
import { sendHeldBack } from '../services/send-held-back.ts';

/** Logs the user out, and leads to the landing page. What the page holds back is sent first, while it has its user. */
export function useLogOut(): () => void {
  const session = useSession();
  const navigate = useNavigate();
  return () => {
    const token = session.getToken();
    const end = () => {
      // The session may have ended while its user waited.
      if (session.getToken() !== token) return;
      session.logOut();
      void navigate(paths.home, { replace: isEntryOfDialog() });
    };
    const answered = sendHeldBack();
    if (answered === undefined) end();
    else void answered.then(end);
  };
}
