import type { ReceivedLike } from '@perigee/api';
import { likeMessages } from '@perigee/domain/likes';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import { LikeDialogHead } from '../LikeRequestDialog/LikeDialogHead.tsx';
import { quote } from '../LikeRequestDialog/LikeRequestDialog.css.ts';
import { TokensRow } from '../LikeRequestDialog/TokensRow.tsx';

export interface LikeReplyDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The pending request. */
  like: ReceivedLike;
  /** Address of the public profile, which opens in a new tab. */
  profileHref: string;
  /** Sends the answer. The dialog closes on success, and stays open with the message on failure. */
  onReply: (accepts: boolean) => Promise<void>;
  /** Called after the fade-out. */
  onExited?: () => void;
}

/** The answer to a received like. Tokens and comment are the sender's. Source: member §2, §4, A-08. */
export function LikeReplyDialog({ open, onOpenChange, onExited, ...rest }: LikeReplyDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onExited={onExited}
      title={`Answer ${rest.like.profile.name}`}
      hasHeader={false}
    >
      <Reply {...rest} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

type ReplyProps = Pick<LikeReplyDialogProps, 'like' | 'profileHref' | 'onReply'> & {
  onClose: () => void;
};

const unchanged = () => undefined;

/** A separate component, so that its state resets each time the dialog opens. */
function Reply({ like: { profile, points, comment }, profileHref, onReply, onClose }: ReplyProps) {
  const request = useToastedAction(likeMessages.failed);
  const [answer, setAnswer] = useState<boolean>();
  const reply = (accepts: boolean) => {
    if (!request.busy) setAnswer(accepts);
    void request.run(() => onReply(accepts), { onDone: onClose });
  };
  return (
    <>
      <LikeDialogHead profile={profile} profileHref={profileHref} onClose={onClose} />
      <TokensRow value={points} onChange={unchanged} tokens={points} disabled />
      <Stack gap={5}>
        {comment === null ? (
          <Text tone="muted">No comment was added.</Text>
        ) : (
          <blockquote className={quote} dir="auto">
            {comment}
          </blockquote>
        )}
        <Grid columns="2:3" gap={3} spaceBefore={2}>
          <Button
            variant="outline"
            size="large"
            busy={request.busy && answer === false}
            disabled={request.busy && answer === true}
            onClick={() => reply(false)}
          >
            Decline
          </Button>
          <Button
            size="large"
            busy={request.busy && answer === true}
            disabled={request.busy && answer === false}
            onClick={() => reply(true)}
          >
            Accept &amp; Reply
          </Button>
        </Grid>
      </Stack>
    </>
  );
}
