import {
  changedFields,
  profileDraft,
  type DraftedPerson,
  type ProfileDraft,
} from '@perigee/domain/profile';
import { useState } from 'react';

/** The unsaved answers. Typed values stay, in both directions. Source: member §4. */
export function useProfileAnswers(person: DraftedPerson, kept: ProfileDraft | undefined) {
  const [before] = useState(() => profileDraft(person));
  const [draft, setDraft] = useState(kept ?? before);
  return {
    /** The initial answers. */
    before,
    draft,
    edit: (changes: Partial<ProfileDraft>) => setDraft((current) => ({ ...current, ...changes })),
    editPhotos: (next: (photos: ProfileDraft['photos']) => ProfileDraft['photos']) =>
      setDraft((current) => ({ ...current, photos: next(current.photos) })),
    isChanged: changedFields(before, draft).length > 0,
  };
}
