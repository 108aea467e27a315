import type { ProfileDraft } from '@perigee/domain';

/** What every profile step gets: the answers as they stand, and where to put the next ones. */
export interface ProfileStepProps {
  draft: ProfileDraft;
  onEdit: (changes: Partial<ProfileDraft>) => void;
}
