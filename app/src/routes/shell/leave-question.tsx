import { ConfirmDialog } from '@perigee/ui';
import type { Blocker } from 'react-router-dom';

/** The dialog that asks whether to leave unsaved changes. */
interface LeaveQuestionProps {
  blocker: Blocker;
  open: boolean;
  onClose: (() => void) | undefined;
}

export default function LeaveQuestion({ blocker, open, onClose }: LeaveQuestionProps) {
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
