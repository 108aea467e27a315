import type { LikeResult, PublicProfile } from '@perigee/api';
import { limits } from '@perigee/domain';
import { likeMessages } from '@perigee/domain/likes';
import type { RefObject } from 'react';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { LikeForm, type LikeRequest } from '../LikeRequestDialog/LikeForm.tsx';

export interface LikeFeedbackDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Takes the focus after closing: the button that opened the dialog may be removed by then. */
  finalFocus?: RefObject<HTMLElement | null>;
  profile: PublicProfile;
  /** Address of the public profile, which opens in a new tab. */
  profileHref: string;
  /** The member's tokens. */
  tokens: number;
  /**
   * Sends the feedback. The dialog closes on success, and stays open with the message on failure. Its parent shows
   * a match.
   */
  onSend: (feedback: LikeRequest) => Promise<LikeResult>;
}

/**
 * Feedback on a like that was declined or has expired, which starts with ten tokens. Source: member §5, §9;
 * the rest is ours.
 */
export function LikeFeedbackDialog({
  open,
  onOpenChange,
  finalFocus,
  onSend,
  ...rest
}: LikeFeedbackDialogProps) {
  const toast = useToast();
  const { name } = rest.profile;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Feedback on ${name}`}
      hasHeader={false}
      finalFocus={finalFocus}
    >
      <LikeForm
        {...rest}
        startTokens={limits.feedbackPoints}
        commentLabel="Your feedback"
        commentHelp={`It brings your like to ${name} once more. You can do this once.`}
        commentRequired
        submitLabel="Send Feedback"
        onSend={async (feedback) => {
          const { matched } = await onSend(feedback);
          if (!matched) toast.success(likeMessages.feedbackSent);
        }}
        onClose={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
