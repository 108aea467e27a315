import { useSession } from '@perigee/api';
import { sendHeldDecisions } from '@perigee/ui';
import { useNavigate } from 'react-router-dom';
import { paths } from '../routes/paths.ts';
import { isEntryOfDialog } from '../services/dialog-history.ts';

/** The longest time that a log-out waits for the answers to decisions that were held back. Milliseconds. */
const ANSWERS_MS = 3000;

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
    const sent = sendHeldDecisions();
    if (sent.length === 0) end();
    else void Promise.race([Promise.allSettled(sent), pause(ANSWERS_MS)]).then(end);
  };
}

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
