import { useSessionState } from '@perigee/api';
import { loading, PageMeta, ready } from '@perigee/ui';
import { EditApplicationPage } from '@perigee/ui/profile';
import { useState } from 'react';
import { LeaveGuard } from '../shell/leave-guard.tsx';
import { useProfileCalls } from '../signup/use-profile-calls.ts';

/** Editing the application: the session holds the person, and hears of their changes. */
export function Component() {
  const { user } = useSessionState();
  const calls = useProfileCalls();
  const [now] = useState(() => new Date());
  const [unsaved, setUnsaved] = useState(false);
  return (
    <>
      <PageMeta title="Edit application" unlisted />
      <EditApplicationPage
        {...calls}
        person={user === null ? loading : ready(user)}
        now={now}
        onUnsavedChange={setUnsaved}
      />
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}
