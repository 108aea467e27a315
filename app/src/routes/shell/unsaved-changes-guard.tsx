import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { lazyDialog } from '../lazy-dialog.tsx';

const UnsavedChangesDialog = lazyDialog(() => import('./unsaved-changes-dialog.tsx'));

/** Asks for confirmation before the user leaves a page with unsaved changes. */
export function UnsavedChangesGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return undefined;
    // Preloaded: without a network it could not be fetched on demand.
    UnsavedChangesDialog.preload().catch(() => undefined);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  // Once opened it stays mounted, so that it can fade out.
  const [wasAsked, setWasAsked] = useState(false);
  if (blocker.state === 'blocked' && !wasAsked) setWasAsked(true);
  const isBlocked = blocker.state === 'blocked';
  return (
    wasAsked && <UnsavedChangesDialog blocker={blocker} open={isBlocked} onClose={blocker.reset} />
  );
}
