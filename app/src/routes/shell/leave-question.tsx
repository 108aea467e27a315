import { ConfirmDialog } from '@perigee/ui';
import type { Blocker } from 'react-router-dom';

/** Whether somebody leaves what they have not saved. */
export default function LeaveQuestion({ blocker }: { blocker: Blocker }) {
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open && blocker.state === 'blocked') blocker.reset();
      }}
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
