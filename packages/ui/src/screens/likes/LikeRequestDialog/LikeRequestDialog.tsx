import type { PublicProfile } from '@perigee/api';
import { limits } from '@perigee/domain';
import type { RefObject } from 'react';
import { Dialog, type DialogLifecycle } from '../../../components/Dialog/Dialog.tsx';
import { LikeForm, type LikeRequest } from './LikeForm.tsx';

export interface LikeRequestDialogProps extends DialogLifecycle {
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
  profile,
  profileHref,
  tokens,
  onSend,
  ...dialog
}: LikeRequestDialogProps) {
  return (
    <Dialog {...dialog} title={`Like ${profile.name}`} hasHeader={false}>
      <LikeForm
        profile={profile}
        profileHref={profileHref}
        tokens={tokens}
        onSend={onSend}
        startTokens={limits.likePoints.min}
        commentLabel="Add a comment"
        submitLabel="Send Request"
        onClose={() => dialog.onOpenChange(false)}
      />
    </Dialog>
  );
}
