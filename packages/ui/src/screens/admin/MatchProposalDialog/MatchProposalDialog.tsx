import { adminMessages, queuedMatchProblem, userPageMessages } from '@perigee/domain/admin';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import { Pair, type PairedMember } from './Pair.tsx';

export interface MatchProposalDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after the fade-out. */
  onExited?: () => void;
  /** The member whose page it is. */
  member: PairedMember;
  /** The proposed match. */
  match: PairedMember;
  now: Date;
  /** @param activatesAt yyyy-MM-dd, or undefined for the next match day */
  onQueue: (profileId: number, activatesAt: string | undefined) => Promise<void>;
}

const texts = userPageMessages.proposal;

/** Queues a match for two members, with an optional day. Source: admin §2, §4, §5, decision A-36. */
export function MatchProposalDialog({
  open,
  onOpenChange,
  onExited,
  ...form
}: MatchProposalDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.title}
      {...(onExited !== undefined && { onExited })}
    >
      <ProposalForm {...form} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface ProposalFormProps extends Pick<
  MatchProposalDialogProps,
  'member' | 'match' | 'now' | 'onQueue'
> {
  onClose: () => void;
}

/** A separate component, so that its state resets each time the dialog opens. */
function ProposalForm({ member, match, now, onQueue, onClose }: ProposalFormProps) {
  const toasts = useToast();
  const queueing = useToastedAction();
  const [day, setDay] = useState('');
  const activatesAt = day === '' ? undefined : day;
  const problem = queuedMatchProblem({ userId: member.id, profileId: match.id, activatesAt }, now);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problem !== null) return;
        void queueing.run(() => onQueue(match.id, activatesAt), {
          onDone: () => {
            toasts.success(adminMessages.matchQueued, { short: true });
            onClose();
          },
        });
      }}
    >
      <Stack gap={5}>
        <Pair first={member} second={match} now={now} />
        <TextField
          type="date"
          label={texts.date}
          help={activatesAt === undefined ? texts.withoutDate : texts.withDate}
          error={problem ?? undefined}
          min={now.toISOString().slice(0, 10)}
          value={day}
          readOnly={queueing.busy}
          onChange={(event) => setDay(event.target.value)}
        />
        <Inline gap={3} justify="end" spaceBefore={1}>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={queueing.busy} disabled={problem !== null}>
            {texts.title}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
