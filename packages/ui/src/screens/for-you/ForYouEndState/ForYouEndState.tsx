import { forYouMessages } from '@perigee/domain/for-you';
import type { Ref } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import { EndOfDeckOrbit } from '../../../components/Orbit/EndOfDeckOrbit.tsx';
import { NoMatchesOrbit } from '../../../components/Orbit/NoMatchesOrbit.tsx';

export interface ForYouEndStateProps {
  /** The deck has shown profiles before. False if it was empty from the start. */
  hasSeenPeople?: boolean;
  /** Opens the preferences. Left out for admins, who have none here. */
  onWiden?: () => void;
  /** Brings the skipped profiles back, and returns whether there were any. */
  onReview: () => Promise<boolean>;
  /** The title, which can then take the focus after the last profile. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The end of the deck, with the next actions. Source: member §2 (For-you deck), decision P-484. */
export function ForYouEndState({
  hasSeenPeople = true,
  onWiden,
  onReview,
  headingRef,
}: ForYouEndStateProps) {
  const isForAdmin = onWiden === undefined;
  const toasts = useToast();
  const review = useToastedAction();
  // The toast is shown here because the deck unmounts this component while it loads.
  const bringBack = async () => {
    if (!(await onReview())) toasts.success(forYouMessages.noOneSkipped, { short: isForAdmin });
  };
  return (
    <EmptyState
      drawing={hasSeenPeople ? EndOfDeckOrbit : NoMatchesOrbit}
      headingRef={headingRef}
      title={hasSeenPeople ? forYouMessages.end : forYouMessages.noOneNew}
      actions={
        <>
          {onWiden !== undefined && <Button onClick={onWiden}>Widen Preferences</Button>}
          <Button
            variant={isForAdmin ? 'solid' : 'outline'}
            busy={review.busy}
            onClick={() => void review.run(bringBack)}
          >
            Review Skipped Profiles
          </Button>
        </>
      }
    >
      {!hasSeenPeople && forYouMessages.comeBack}
    </EmptyState>
  );
}
