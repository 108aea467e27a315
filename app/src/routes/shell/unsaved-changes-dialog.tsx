import { ConfirmDialog } from '@perigee/ui';
import type { Blocker } from 'react-router-dom';

/** The dialog that asks whether to leave unsaved changes. */
interface UnsavedChangesDialogProps {
  blocker: Blocker;
  open: boolean;
  onClose: (() => void) | undefined;
}

export default function UnsavedChangesDialog({
  blocker,
  open,
  onClose,
}: UnsavedChangesDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={() => onClose?.()}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={() => {
        blocker.proceed?.();
        return Promise.resolve();
      }}
    >
      What you changed on this page is not saved.
    </ConfirmDialog>
  );
}
