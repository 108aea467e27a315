import { forYouMessages } from '@perigee/domain';
import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { useToastedRequest } from '../../../hooks/use-toasted-request.ts';

export interface ForYouEndStateProps {
  /** Opens the preferences. Left out for admins, who have none here. */
  onWiden?: () => void;
  /** Brings back whoever was skipped. */
  onReview: () => Promise<void>;
}

/** Everybody has been seen: the ways on. Source: member §2 (For-you deck). */
export function ForYouEndState({ onWiden, onReview }: ForYouEndStateProps) {
  const review = useToastedRequest();
  return (
    <EmptyState
      title={forYouMessages.end}
      actions={
        <>
          {onWiden !== undefined && <Button onClick={onWiden}>Widen Preferences</Button>}
          <Button
            variant={onWiden === undefined ? 'solid' : 'outline'}
            busy={review.busy}
            onClick={() => void review.run(onReview)}
          >
            Review Skipped Profiles
          </Button>
        </>
      }
    />
  );
}
