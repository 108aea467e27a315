import { useApplyReferralCode, useSessionState } from '@perigee/api';
import { isAcceptedReply, isInviteCode } from '@perigee/domain/referral';
import { InviteRedirect } from '@perigee/ui/referral';
import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { forgetCode, rememberCode } from './remembered-code.ts';
import { SessionError } from '../../layouts/session-error.tsx';

/**
 * An invite link. The code is applied for a signed-in user; visitors are asked to sign in, and return here
 * afterwards. A visitor who signs up sends the code with the sign-up.
 */
export function Component() {
  const { referralCode = '' } = useParams();
  const { status, problem } = useSessionState();
  if (!isInviteCode(referralCode)) return <Malformed />;
  if (status === 'LOGGED_OUT') return <AskIn code={referralCode} />;
  if (status === 'LOGGED_IN') return <Apply code={referralCode} />;
  return <SessionError problem={problem} />;
}

/** The documents want failures logged, and shown nowhere. */
function logFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- this is the log
  console.warn('The invitation was not applied:', error);
}

function Malformed() {
  useEffect(() => logFailure(new Error('The code is malformed')), []);
  return <Navigate to={paths.home} replace />;
}

function AskIn({ code }: { code: string }) {
  const from = useLocation();
  useEffect(() => rememberCode(code), [code]);
  return <Navigate to={paths.home} state={{ from }} replace />;
}

function Apply({ code }: { code: string }) {
  const navigate = useNavigate();
  const { mutateAsync: apply } = useApplyReferralCode();
  return (
    <>
      <InviteRedirect
        onApply={async () => {
          forgetCode();
          return isAcceptedReply(await apply({ referralCode: code }));
        }}
        onFailed={logFailure}
        onDone={() => void navigate(paths.home, { replace: true })}
      />
    </>
  );
}
