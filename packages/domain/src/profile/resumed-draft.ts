import { changedFields } from './profile-changes.ts';
import type { ProfileDraft } from './profile-draft.ts';

/** Unsaved answers, with the stored ones that they were changed from. */
export interface KeptProfileDraft {
  before: ProfileDraft;
  draft: ProfileDraft;
}

/** The answers to continue with: a field that was saved elsewhere since then has its saved value. */
export function resumedDraft(kept: KeptProfileDraft, stored: ProfileDraft): ProfileDraft {
  const saved = changedFields(kept.before, stored).map((field) => [field, stored[field]]);
  return { ...kept.draft, ...(Object.fromEntries(saved) as Partial<ProfileDraft>) };
}
