import { useEffect, useEffectEvent } from 'react';
import { referralMessages } from '@perigee/domain/referral';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { ApplyingInvitation } from './ApplyingInvitation.tsx';

export interface InviteRedirectProps {
  /** Sends the code of the link. False if it was not accepted. */
  onApply: () => Promise<boolean>;
  /** Called after success and failure: opens home. */
  onDone: () => void;
  /** Logs a failure, which the user does not see. */
  onFailed: (error: unknown) => void;
}

/** Shown while the code of an invite link is applied; continues afterwards. Source: member §2, §8. */
export function InviteRedirect({ onApply, onDone, onFailed }: InviteRedirectProps) {
  const toast = useToast();
  const apply = useEffectEvent(async (isLeft: () => boolean) => {
    try {
      if (!(await onApply())) onFailed(new Error('The code was not accepted'));
      else if (!isLeft()) toast.success(referralMessages.applied);
    } catch (error) {
      onFailed(error);
    }
    if (!isLeft()) onDone();
  });
  useEffect(() => {
    let left = false;
    void apply(() => left);
    return () => {
      left = true;
    };
  }, []);
  return <ApplyingInvitation />;
}
