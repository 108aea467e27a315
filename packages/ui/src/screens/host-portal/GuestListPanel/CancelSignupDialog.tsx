import type { EventSignup } from '@perigee/api';
import { dateText } from '@perigee/domain';
import { managerMessages, signupAction } from '@perigee/domain/host-portal';
import { Card } from '../../../components/Card/Card.tsx';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { GuestName } from '../GuestName.tsx';

interface CancelSignupDialogProps {
  open: boolean;
  /** The guest; it stays while the dialog fades out. */
  guest: EventSignup | null;
  timeZone: string;
  onOpenChange: (open: boolean) => void;
  onCancelSignup: (userId: number, refund: boolean) => Promise<void>;
  onExited: () => void;
}

const texts = managerMessages.cancelSignup;

const inFull = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Asks before a ticket is refunded or a signup deleted. Source: events §4, §8, decision A-27. */
export function CancelSignupDialog({
  open,
  guest,
  timeZone,
  onOpenChange,
  onCancelSignup,
  onExited,
}: CancelSignupDialogProps) {
  const toasts = useToast();
  if (guest === null) return null;
  const { signedUpByUser, ticketPrice, createdAt, userId } = guest;
  const { name } = signedUpByUser;
  const isRefund = signupAction(guest, { cancelSignups: true }) === 'refund';

  async function cancel() {
    try {
      await onCancelSignup(userId, isRefund);
      toasts.success(texts.done, { short: true });
      return undefined;
    } catch {
      toasts.error(texts.failed);
      return false;
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      onExited={onExited}
      title={isRefund ? texts.refundTitle(name) : texts.deleteTitle(name)}
      confirmLabel={isRefund ? texts.refund : texts.delete}
      cancelLabel={texts.keep}
      tone="danger"
      onConfirm={cancel}
    >
      <Stack gap={4}>
        <Text>
          {isRefund ? texts.refundText(name, inFull.format(ticketPrice)) : texts.deleteText(name)}
        </Text>
        <Card padding="sm">
          <GuestName
            guest={signedUpByUser}
            {...(createdAt !== undefined && {
              detail: texts.joined(dateText(new Date(createdAt), timeZone)),
            })}
          />
        </Card>
      </Stack>
    </ConfirmDialog>
  );
}
