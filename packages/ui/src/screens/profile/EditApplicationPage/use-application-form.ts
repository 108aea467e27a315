import {
  changedFields,
  profileDraft,
  profileProblem,
  type DraftedPerson,
  type ProfileDraft,
} from '@perigee/domain/profile';
import { useEffect, useState } from 'react';
import type { BoundForm } from '../../../components/Form/use-bound-form.ts';
import { useRuleForm } from '../../../components/Form/use-rule-form.ts';

export type ApplicationForm = BoundForm<ProfileDraft, ProfileDraft>;

/** Only changed fields are validated: users can correct a bio without completing the profile. */
const problemsOf = (before: ProfileDraft, draft: ProfileDraft, now: Date) =>
  Object.fromEntries(
    changedFields(before, draft).map((field) => [field, profileProblem(field, draft, now)]),
  );

/** The edited application, and the stored one. */
export function useApplicationForm(person: DraftedPerson, now: Date) {
  const [seen, setSeen] = useState(person);
  const [stored, setStored] = useState(() => profileDraft(person));
  const form: ApplicationForm = useRuleForm({
    rule: (draft) => problemsOf(stored, draft, now),
    defaultValues: stored,
  });
  const unsaved = changedFields(stored, form.watch()).length > 0;

  // Changes from elsewhere, such as a rejected photo, show at once, unless they would overwrite an edit.
  if (seen !== person && !unsaved) {
    setSeen(person);
    setStored(profileDraft(person));
  }
  const { reset } = form;
  // A save resets no field: the user may have gone on typing while it was pending.
  useEffect(() => reset(profileDraft(seen)), [reset, seen]);

  return { form, stored, unsaved, setStored };
}
