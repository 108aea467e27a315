import { useEffect, useEffectEvent } from 'react';
import { referralMessages } from '@perigee/domain/referral';
import { EmptyOrbit } from '../../../components/Orbit/Orbit.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { page, text } from './InviteRedirect.css.ts';

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
      const isAccepted = await onApply();
      if (isAccepted && !isLeft()) toast.success(referralMessages.applied);
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
    <section className={page} aria-busy="true">
      <EmptyOrbit />
      <h1 className={text}>Applying your invitation</h1>
    </section>
  );
}
