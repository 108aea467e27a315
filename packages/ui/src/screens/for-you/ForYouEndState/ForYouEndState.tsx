import { forYouMessages } from '@perigee/domain';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useRequest } from '../../../hooks/use-request.ts';
import { errorText } from '../../../error-text.ts';

export interface ForYouEndStateProps {
  /** Opens the preferences. Left out for admins, who have none here. */
  onWiden?: () => void;
  /** Brings back whoever was skipped. */
  onReview: () => Promise<void>;
}

/** Everybody has been seen: the ways on. Source: member §2 (For-you deck). */
export function ForYouEndState({ onWiden, onReview }: ForYouEndStateProps) {
  const toasts = useToast();
  const review = useRequest();
  const fetchAgain = async () => {
    try {
      await onReview();
    } catch (error) {
      toasts.error(errorText(error));
    }
  };
  return (
    <EmptyState
      title={forYouMessages.end}
      actions={
        <>
          {onWiden !== undefined && <Button onClick={onWiden}>Widen Preferences</Button>}
          <Button
            variant={onWiden === undefined ? 'solid' : 'outline'}
            busy={review.busy}
            onClick={() => void review.run(fetchAgain)}
          >
            Review Skipped Profiles
          </Button>
        </>
      }
    />
  );
}
