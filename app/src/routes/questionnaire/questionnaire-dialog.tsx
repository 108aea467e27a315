import { useSession, useSessionState, useUpdateCurrentUser } from '@perigee/api';
import type { QuestionnaireUpdate, QuestionSet } from '@perigee/domain';
import { QuestionnaireDialog } from '@perigee/ui/questionnaire';
import { useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { paths } from '../paths.ts';

export interface QuestionnaireDialogRouteProps {
  /** The set to begin with; the preferences follow the profile where they are incomplete too. */
  set: QuestionSet;
  /** What opened it has said what the questions are for. */
  introduced?: boolean;
  /** The key of the one question to answer anew, instead of all that are open. */
  only?: string | undefined;
  /** It has faded out. */
  onClosed: () => void;
}

/** The questionnaires over any page: open until all is answered or somebody leaves, then gone. */
export default function Questionnaire({
  set,
  introduced = false,
  only,
  onClosed,
}: QuestionnaireDialogRouteProps) {
  const session = useSession();
  const { analytics } = useServices();
  const { user } = useSessionState();
  const { mutateAsync } = useUpdateCurrentUser();
  const [isOpen, setIsOpen] = useState(true);
  if (user === null) return null;

  async function save(update: QuestionnaireUpdate): Promise<void> {
    try {
      const data = { ...update, lastUpdateSource: 'webapp' } as const;
      await session.changeUser(() => mutateAsync({ data }));
    } catch (error) {
      // Only logged: the wizard stays where it is. Source: member §8.
      // oxlint-disable-next-line no-console -- as the document asks
      console.warn('An answer was not saved', error);
      throw error;
    }
  }

  return (
    <QuestionnaireDialog
      open={isOpen}
      set={set}
      introduced={introduced}
      only={only}
      person={user}
      applicationHref={paths.profile}
      onSave={save}
      onClose={() => setIsOpen(false)}
      onExited={onClosed}
      onQuestionChange={(current, question) =>
        analytics.track({ name: 'Questionnaire Step', properties: { set: current, question } })
      }
    />
  );
}
