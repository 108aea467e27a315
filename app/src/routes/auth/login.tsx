import { useSessionState } from '@perigee/api';
import { LoginPage } from '@perigee/ui/auth';
import { Navigate, useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useRememberedOrigin } from '../shell/remembered-origin.ts';
import { signInLinks } from './sign-in-links.ts';
import { useSignIn } from './use-sign-in.ts';

/** The sign-in page. People who are signed in, or have just been, go on to where they wanted. */
export function Component() {
  const { status } = useSessionState();
  const callbacks = useSignIn();
  const navigate = useNavigate();
  const origin = useRememberedOrigin();
  if (status === 'LOGGED_IN') return <Navigate to={origin} replace />;
  return <LoginPage {...callbacks} {...signInLinks} onClose={() => void navigate(paths.home)} />;
}
