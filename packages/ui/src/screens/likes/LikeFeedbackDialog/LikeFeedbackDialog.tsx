import type { LikeResult, PublicProfile } from '@perigee/api';
import { limits } from '@perigee/domain';
import { likeMessages } from '@perigee/domain/likes';
import type { RefObject } from 'react';
import { Dialog, type DialogLifecycle } from '../../../components/Dialog/Dialog.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { LikeForm, type LikeRequest } from '../LikeRequestDialog/LikeForm.tsx';

export interface LikeFeedbackDialogProps extends DialogLifecycle {
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
  profile,
  profileHref,
  tokens,
  onSend,
  ...dialog
}: LikeFeedbackDialogProps) {
  const toast = useToast();
  const { name } = profile;
  return (
    <Dialog {...dialog} title={`Feedback on ${name}`} hasHeader={false}>
      <LikeForm
        profile={profile}
        profileHref={profileHref}
        tokens={tokens}
        startTokens={limits.feedbackPoints}
        commentLabel="Your feedback"
        commentHelp={`It brings your like to ${name} once more. You can do this once.`}
        commentRequired
        submitLabel="Send Feedback"
        onSend={async (feedback) => {
          const { matched } = await onSend(feedback);
          if (!matched) toast.success(likeMessages.feedbackSent);
        }}
        onClose={() => dialog.onOpenChange(false)}
      />
    </Dialog>
  );
}
