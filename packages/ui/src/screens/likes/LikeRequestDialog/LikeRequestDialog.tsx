import type { PublicProfile } from '@perigee/api';
import { likeMessages, limits } from '@perigee/domain';
import { useState, type RefObject } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { useToastedRequest } from '../../../hooks/use-toasted-request.ts';
import { LikeDialogHead } from './LikeDialogHead.tsx';
import { form } from './LikeRequestDialog.css.ts';
import { TokensRow } from './TokensRow.tsx';

/** What goes with a like. */
export interface LikeRequest {
  /** Left out by whoever has fewer tokens than the least. */
  points?: number;
  /** Left out where nothing was written. */
  comment?: string;
}

export interface LikeRequestDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Has faded out. */
  onExited?: () => void;
  /** What opened it, where that may have been drawn anew since. */
  finalFocus?: RefObject<HTMLElement | null>;
  profile: PublicProfile;
  /** Address of the public profile, which opens in a new tab. */
  profileHref: string;
  /** Tokens that the sender has. */
  tokens: number;
  /** Sends the like. The dialog closes when it is done, and stays with the message where it fails. */
  onSend: (request: LikeRequest) => Promise<void>;
}

/** A like with tokens and a comment. Source: member §2 (Like-request dialog), §4, §8. */
export function LikeRequestDialog({
  open,
  onOpenChange,
  onExited,
  finalFocus,
  ...rest
}: LikeRequestDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onExited={onExited}
      title={`Like ${rest.profile.name}`}
      hasHeader={false}
      finalFocus={finalFocus}
    >
      <RequestForm {...rest} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type RequestFormProps = Omit<
  LikeRequestDialogProps,
  'open' | 'onOpenChange' | 'onExited' | 'finalFocus'
> & {
  onClose: () => void;
};

const { min } = limits.likePoints;

/** Apart from the dialog, so that it begins anew each time. */
function RequestForm({ profile, profileHref, tokens, onSend, onClose }: RequestFormProps) {
  const request = useToastedRequest(likeMessages.failed);
  const [points, setPoints] = useState<number>(min);
  const [comment, setComment] = useState('');
  const canPay = tokens >= min;
  const written = comment.trim();
  const send = () =>
    onSend({ ...(canPay && { points }), ...(written !== '' && { comment: written }) });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void request.run(send, { onDone: onClose });
      }}
    >
      <LikeDialogHead profile={profile} profileHref={profileHref} onClose={onClose} />
      <TokensRow
        value={canPay ? points : 0}
        onChange={setPoints}
        tokens={tokens}
        hint={canPay ? `You have ${tokens}` : `You have ${tokens}: this like goes without`}
        disabled={!canPay}
      />
      <div className={form}>
        <TextArea
          label="Add a comment"
          rows={3}
          maxLength={limits.likeCommentLength}
          counter
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <Button type="submit" size="large" block busy={request.busy}>
          Send Request
        </Button>
      </div>
    </form>
  );
}
