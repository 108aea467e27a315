import type { PublicProfile } from '@perigee/api';
import { limits } from '@perigee/domain';
import type { RefObject } from 'react';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { LikeForm, type LikeRequest } from './LikeForm.tsx';

export interface LikeRequestDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after the fade-out. */
  onExited?: () => void;
  /** The opener of the dialog, if it may have been rendered again since. */
  finalFocus?: RefObject<HTMLElement | null>;
  profile: PublicProfile;
  /** Address of the public profile, which opens in a new tab. */
  profileHref: string;
  /** The sender's tokens. */
  tokens: number;
  /** Sends the like. The dialog closes on success, and stays open with the message on failure. */
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
