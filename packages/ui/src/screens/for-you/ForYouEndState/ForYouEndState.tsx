import { forYouMessages } from '@perigee/domain';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useToastedRequest } from '../../../hooks/use-toasted-request.ts';

export interface ForYouEndStateProps {
  /** The deck has shown people before. False where it had none from the start. */
  hasSeenPeople?: boolean;
  /** Opens the preferences. Left out for admins, who have none here. */
  onWiden?: () => void;
  /** Brings the skipped profiles back, and gives whether there were any. */
  onReview: () => Promise<boolean>;
}

/** No one is left in the deck: the ways on. Source: member §2 (For-you deck), decision P-484. */
export function ForYouEndState({ hasSeenPeople = true, onWiden, onReview }: ForYouEndStateProps) {
  const toasts = useToast();
  const review = useToastedRequest();
  // Said here: the deck takes this component away while it fetches.
  const bringBack = async () => {
    if (!(await onReview())) toasts.success(forYouMessages.noOneSkipped);
  };
  return (
    <EmptyState
      title={hasSeenPeople ? forYouMessages.end : forYouMessages.noOneNew}
      actions={
        <>
          {onWiden !== undefined && <Button onClick={onWiden}>Widen Preferences</Button>}
          <Button
            variant={onWiden === undefined ? 'solid' : 'outline'}
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
