import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { lazyDialog } from '../lazy-dialog.tsx';

const LeaveQuestion = lazyDialog(() => import('./leave-question.tsx'));

/** Asks before somebody leaves a page with something on it that is not saved. */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return undefined;
    // Without a network it could not be fetched when it is needed.
    LeaveQuestion.preload().catch(() => undefined);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  // Once it was asked it stays, so that it can fade out.
  const [wasAsked, setWasAsked] = useState(false);
  if (blocker.state === 'blocked' && !wasAsked) setWasAsked(true);
  const isBlocked = blocker.state === 'blocked';
  return wasAsked && <LeaveQuestion blocker={blocker} open={isBlocked} onClose={blocker.reset} />;
}
