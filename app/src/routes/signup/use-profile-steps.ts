import { useSessionState } from '@perigee/api';
import { profileDraft, resumedDraft } from '@perigee/domain/profile';
import type { ProfileStepsFlowProps } from '@perigee/ui/signup';
import { useServices } from '../../services/services-context.ts';
import { forgetDraft, keepDraft, keptDraft } from '../../services/kept-draft.ts';
import { useProfileCalls } from './use-profile-calls.ts';
import { useNow } from '../../services/use-now.ts';

type ProfileSteps = Omit<ProfileStepsFlowProps, 'onDone' | 'onClose'>;

/** The profile steps of the signed-in user, in any frame. Null for visitors. */
export function useProfileSteps(): ProfileSteps | null {
  const { user } = useSessionState();
  const { analytics } = useServices();
  const calls = useProfileCalls();
  const now = useNow();
  if (user === null) return null;
  const kept = keptDraft(user.id);
  return {
    ...calls,
    person: user,
    keptDraft: kept && resumedDraft(kept, profileDraft(user)),
    onDraftChange: (changed) => (changed === null ? forgetDraft() : keepDraft(user.id, changed)),
    onSave: async (changes) => {
      await calls.onSave(changes);
      forgetDraft();
    },
    now,
    onStepChange: (step) => analytics.track({ name: 'Profile Step Viewed', properties: { step } }),
  };
}
