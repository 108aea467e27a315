import { useSessionState } from '@perigee/api';
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
  return {
    ...calls,
    person: user,
    keptDraft: keptDraft(user.id),
    onDraftChange: (draft) => (draft === null ? forgetDraft() : keepDraft(user.id, draft)),
    now,
    onStepChange: (step) => analytics.track({ name: 'Profile Step Viewed', properties: { step } }),
  };
}
