import { UserFacingError } from '@perigee/domain';
import { eventFormMessages, eventMessages } from '@perigee/domain/events';
import { useRef } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';

interface DeleteEventDialogProps {
  open: boolean;
  onClose: () => void;
  /** The title of the event. */
  title: string;
  /** Whether guests have tickets. */
  hasTickets: boolean;
  onDelete: () => Promise<void>;
  /** Called when the event is deleted and the dialog has faded out. */
  onDeleted: () => void;
}

const { deleteQuestion, deleteText, keep, delete: deleteLabel } = eventFormMessages;

/** Asks before an event is deleted. Source: events §2, §8. */
export function DeleteEventDialog({
  open,
  onClose,
  title,
  hasTickets,
  onDelete,
  onDeleted,
}: DeleteEventDialogProps) {
  const isDeleted = useRef(false);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={deleteQuestion}
      confirmLabel={deleteLabel}
      cancelLabel={keep}
      tone="danger"
      onExited={() => {
        if (isDeleted.current) onDeleted();
      }}
      onConfirm={async () => {
        try {
          await onDelete();
          isDeleted.current = true;
        } catch (error) {
          throw new UserFacingError(eventMessages.deleteFailed, { cause: error });
        }
      }}
    >
      {deleteText[hasTickets ? 'withTickets' : 'withoutTickets'](title)}
    </ConfirmDialog>
  );
}
