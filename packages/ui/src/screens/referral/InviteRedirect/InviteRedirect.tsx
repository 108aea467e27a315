import { useEffect, useEffectEvent } from 'react';
import { referralMessages } from '@perigee/domain/referral';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { WaitingOrbit } from '../../../components/Orbit/WaitingOrbit.tsx';

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
  return (
    <EmptyState
      drawing={WaitingOrbit}
      level={1}
      size="page"
      title="Applying your invitation"
      aria-busy="true"
    />
  );
}
