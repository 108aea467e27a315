import type { PublicProfile } from '@perigee/api';
import { limits } from '@perigee/domain';
import { likeMessages } from '@perigee/domain/likes';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import { TokenStepper } from '../../../components/TokenStepper/TokenStepper.tsx';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import { LikeDialogHead } from './LikeDialogHead.tsx';
import { TokensRow } from './TokensRow.tsx';

/** The tokens and the comment of a like. */
export interface LikeRequest {
  /** Left out if the sender has fewer tokens than the minimum. */
  points?: number;
  /** Left out without a comment. */
  comment?: string;
}

export interface LikeFormProps {
  profile: PublicProfile;
  /** Address of the public profile, which opens in a new tab. */
  profileHref: string;
  /** The sender's tokens. */
  tokens: number;
  /** The initial number of tokens. */
  startTokens: number;
  commentLabel: string;
  commentHelp?: string;
  /** Whether a comment is required. */
  commentRequired?: boolean;
  submitLabel: string;
  /** Sends the like. The form stays with the message if that fails. */
  onSend: (request: LikeRequest) => Promise<void>;
  /** Called after the like is sent, or to close. */
  onClose: () => void;
}

/**
 * Tokens and comment for a user. A separate component, so that its state resets each time the dialog opens.
 */
export function LikeForm({
  profile,
  profileHref,
  tokens,
  startTokens,
  commentLabel,
  commentHelp,
  commentRequired = false,
  submitLabel,
  onSend,
  onClose,
}: LikeFormProps) {
  const request = useToastedAction(likeMessages.failed);
  const [points, setPoints] = useState(startTokens);
  const [comment, setComment] = useState('');
  const canPay = tokens >= limits.likePoints.min;
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
        hint={canPay ? `You have ${tokens}` : `You have ${tokens}: this like goes without`}
      >
        <TokenStepper
          label="Tokens"
          labelHidden
          value={canPay ? points : 0}
          onChange={setPoints}
          tokens={tokens}
          disabled={!canPay}
        />
      </TokensRow>
      <Stack gap={5}>
        <TextArea
          label={commentLabel}
          help={commentHelp}
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
          disabled={commentRequired && written === ''}
        >
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
