import { useSessionState } from '@perigee/api';
import type { QuestionSet } from '@perigee/domain/questionnaire';
import { loading, ready } from '@perigee/ui';
import { EditApplicationPage } from '@perigee/ui/profile';
import { useState } from 'react';
import { lazyDialog } from '../lazy-dialog.tsx';
import { UnsavedChangesGuard } from '../shell/unsaved-changes-guard.tsx';
import { useProfileCalls } from '../signup/use-profile-calls.ts';
import { useNow } from '../../services/use-now.ts';

const Questionnaire = lazyDialog(() => import('../questionnaire/questionnaire-dialog.tsx'));

/** Editing the application: the session holds the user, and receives the changes. */
export function Component() {
  const { user } = useSessionState();
  const calls = useProfileCalls();
  const now = useNow();
  const [unsaved, setUnsaved] = useState(false);
  const [answer, setAnswer] = useState<{ set: QuestionSet; only: string } | null>(null);
  return (
    <>
      <EditApplicationPage
        {...calls}
        person={user === null ? loading : ready(user)}
        now={now}
        onEditAnswer={(set, only) => setAnswer({ set, only })}
        onUnsavedChange={setUnsaved}
      />
      {answer !== null && <Questionnaire {...answer} onClosed={() => setAnswer(null)} />}
      <UnsavedChangesGuard unsaved={unsaved} />
    </>
  );
}
