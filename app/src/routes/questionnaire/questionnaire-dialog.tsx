import { useSessionState } from '@perigee/api';
import type { QuestionnaireUpdate, QuestionSet } from '@perigee/domain/questionnaire';
import { QuestionnaireDialog } from '@perigee/ui/questionnaire';
import { useState } from 'react';
import { useServices } from '../../services/services-context.ts';
import { paths } from '../paths.ts';
import { useSaveProfile } from '../signup/use-save-profile.ts';

export interface QuestionnaireDialogRouteProps {
  /** The set to begin with; the preferences follow the profile if they are incomplete too. */
  set: QuestionSet;
  /** The opener has already explained what the questions are for. */
  introduced?: boolean;
  /** The key of a single question to answer again, instead of all open questions. */
  only?: string | undefined;
  /** Called when it has faded out. */
  onClosed: () => void;
}

/** The questionnaires over any page: open until all questions are answered or the user leaves. */
export default function Questionnaire({
  set,
  introduced = false,
  only,
  onClosed,
}: QuestionnaireDialogRouteProps) {
  const { analytics } = useServices();
  const { user } = useSessionState();
  const saveProfile = useSaveProfile();
  const [isOpen, setIsOpen] = useState(true);
  if (user === null) return null;

  async function save(update: QuestionnaireUpdate): Promise<void> {
    try {
      await saveProfile({ ...update, lastUpdateSource: 'webapp' });
    } catch (error) {
      // The error is only logged: the wizard stays on its step. Source: member §8.
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
