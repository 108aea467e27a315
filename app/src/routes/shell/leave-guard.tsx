import { ConfirmDialog } from '@perigee/ui';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Asks before somebody leaves a page with something on it that is not saved. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
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
