import { errorText } from '@perigee/domain';
import { managerMessages } from '@perigee/domain/host-portal';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { InlineError } from '../../../components/InlineError/InlineError.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';

interface InviteAllDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The city of the event. */
  location: string | null;
  /** Invites every member whom the event suits. Gives the number of invited users. */
  onInviteAll: () => Promise<number>;
}

const texts = managerMessages.inviteAll;

/** Asks before all members are invited. A failure has no toast. Source: events §2, §8. */
export function InviteAllDialog({
  open,
  onOpenChange,
  location,
  onInviteAll,
}: InviteAllDialogProps) {
  const toasts = useToast();
  const [problem, setProblem] = useState<string>();

  async function invite() {
    setProblem(undefined);
    try {
      toasts.success(managerMessages.inviteUsers.done(await onInviteAll()), { short: true });
      return undefined;
    } catch (error) {
      setProblem(errorText(error));
      return false;
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      onExited={() => setProblem(undefined)}
      title={texts.title}
      confirmLabel={texts.confirm}
      onConfirm={invite}
    >
      <Stack gap={3}>
        <Text>{texts.text(location)}</Text>
        <InlineError text={problem} />
      </Stack>
    </ConfirmDialog>
  );
}
