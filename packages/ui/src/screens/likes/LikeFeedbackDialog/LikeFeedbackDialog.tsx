import type { PublicProfile } from '@perigee/api';
import { likeMessages, limits } from '@perigee/domain';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { useToastedRequest } from '../../../hooks/use-toasted-request.ts';
import { LikeDialogHead } from '../LikeRequestDialog/LikeDialogHead.tsx';
import { form } from '../LikeRequestDialog/LikeRequestDialog.css.ts';
import { TokensRow } from '../LikeRequestDialog/TokensRow.tsx';

/** What somebody has to say of a like. */
interface LikeFeedback {
  points: number;
  comment: string;
}

export interface LikeFeedbackDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  profile: PublicProfile;
  /** Address of the public profile, which opens in a new tab. */
  profileHref: string;
  /** Tokens that the person has. */
  tokens: number;
  /** Sends it. The dialog closes when it is done, and stays with the message where it fails. */
  onSend: (feedback: LikeFeedback) => Promise<void>;
}

/** Feedback on a like, which begins with ten points. Source: member §5, §9; the rest is ours. */
export function LikeFeedbackDialog({ open, onOpenChange, ...rest }: LikeFeedbackDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Feedback on ${rest.profile.name}`}
      hasHeader={false}
    >
      <FeedbackForm {...rest} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type FeedbackFormProps = Omit<LikeFeedbackDialogProps, 'open' | 'onOpenChange'> & {
  onClose: () => void;
};

/** Apart from the dialog, so that it begins anew each time. */
function FeedbackForm({ profile, profileHref, tokens, onSend, onClose }: FeedbackFormProps) {
  const request = useToastedRequest(likeMessages.failed);
  const [points, setPoints] = useState<number>(limits.feedbackPoints);
  const [comment, setComment] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void request.run(() => onSend({ points, comment: comment.trim() }), { onDone: onClose });
      }}
    >
      <LikeDialogHead profile={profile} profileHref={profileHref} onClose={onClose} />
      <TokensRow value={points} onChange={setPoints} tokens={tokens} />
      <div className={form}>
        <TextArea
          label="Your feedback"
          rows={3}
          maxLength={limits.likeCommentLength}
          counter
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <Button
          type="submit"
          size="large"
          block
          busy={request.busy}
          disabled={comment.trim() === ''}
        >
          Send Feedback
        </Button>
      </div>
    </form>
  );
}
