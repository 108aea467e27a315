import type { ReceivedLike } from '@perigee/api';
import { likeMessages } from '@perigee/domain/likes';
import { Gem } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog, type DialogLifecycle } from '../../../components/Dialog/Dialog.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import { LikeDialogHead } from '../LikeRequestDialog/LikeDialogHead.tsx';
import { quote } from '../LikeRequestDialog/LikeRequestDialog.css.ts';
import { TokensRow } from '../LikeRequestDialog/TokensRow.tsx';

export interface LikeReplyDialogProps extends DialogLifecycle {
  /** The pending request. */
  like: ReceivedLike;
  /** Address of the public profile, which opens in a new tab. */
  profileHref: string;
  /** Sends the answer. The dialog closes on success, and stays open with the message on failure. */
  onReply: (accepts: boolean) => Promise<void>;
}

/** The answer to a received like. Tokens and comment are the sender's. Source: member §2, §4, A-08. */
export function LikeReplyDialog({ like, profileHref, onReply, ...dialog }: LikeReplyDialogProps) {
  return (
    <Dialog {...dialog} title={`Answer ${like.profile.name}`} hasHeader={false}>
      <Reply
        like={like}
        profileHref={profileHref}
        onReply={onReply}
        onClose={() => dialog.onOpenChange(false)}
      />
    </Dialog>
  );
}

type ReplyProps = Pick<LikeReplyDialogProps, 'like' | 'profileHref' | 'onReply'> & {
  onClose: () => void;
};

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
      <TokensRow>
        <Text as="div" size="2xl" tone="precious" leading="head" display figures>
          <Inline gap={2} wrap={false}>
            <Icon icon={Gem} size="md" />
            {points}
          </Inline>
        </Text>
      </TokensRow>
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
