import { adminMessages, queuedMatchProblem, userPageMessages } from '@perigee/domain/admin';
import { useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { DatePicker } from '../../../components/DatePicker/DatePicker.tsx';
import { dialogActions } from '../../../components/Dialog/Dialog.css.ts';
import { Dialog, type DialogLifecycle } from '../../../components/Dialog/Dialog.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextButton } from '../../../components/TextButton/TextButton.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useToastedAction } from '../../../hooks/use-toasted-action.ts';
import { Pair, type PairedMember } from './Pair.tsx';

export interface MatchProposalDialogProps extends DialogLifecycle {
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
  member,
  match,
  now,
  onQueue,
  ...dialog
}: MatchProposalDialogProps) {
  return (
    <Dialog {...dialog} title={texts.title}>
      <ProposalForm
        member={member}
        match={match}
        now={now}
        onQueue={onQueue}
        onClose={() => dialog.onOpenChange(false)}
      />
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
  const field = useRef<HTMLButtonElement>(null);
  const [day, setDay] = useState('');
  // In the time zone in which the server compares it.
  const today = now.toISOString().slice(0, 10);
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
        <div>
          <DatePicker
            ref={field}
            label={texts.date}
            help={activatesAt === undefined ? texts.withoutDate : texts.withDate}
            error={problem ?? undefined}
            today={today}
            earliest={today}
            value={day}
            disabled={queueing.busy}
            onChange={setDay}
          />
          {activatesAt !== undefined && (
            <TextButton
              standalone
              disabled={queueing.busy}
              onClick={() => {
                // The pressed button disappears with the day.
                field.current?.focus();
                setDay('');
              }}
            >
              {texts.removeDate}
            </TextButton>
          )}
        </div>
        <Inline gap={3} justify="end" spaceBefore={1} className={dialogActions}>
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
