import type { ProfileDraft } from '@perigee/domain/profile';

/** The common props of the profile steps: the current answers, and the callback for edits. */
export interface ProfileStepProps {
  draft: ProfileDraft;
  onEdit: (changes: Partial<ProfileDraft>) => void;
}
