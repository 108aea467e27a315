import type { PublicProfile } from '@perigee/api';
import { limits } from '@perigee/domain';
import type { RefObject } from 'react';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { LikeForm, type LikeRequest } from './LikeForm.tsx';

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
      <LikeForm
        {...rest}
        startTokens={limits.likePoints.min}
        commentLabel="Add a comment"
        submitLabel="Send Request"
        onClose={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
