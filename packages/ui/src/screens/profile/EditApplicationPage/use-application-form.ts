import {
  changedFields,
  profileDraft,
  profileProblem,
  type DraftedPerson,
  type ProfileDraft,
} from '@perigee/domain/profile';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { formRule } from '../../../components/Form/to-zod-check.ts';
import { useZodForm, type ZodForm } from '../../../components/Form/use-zod-form.ts';

export type ApplicationForm = ZodForm<ProfileDraft, ProfileDraft>;

/** Only changed fields are validated: users can correct a bio without completing the profile. */
const schemaOf = (before: ProfileDraft, now: Date) =>
  z
    .custom<ProfileDraft>()
    .check(
      formRule((draft) =>
        Object.fromEntries(
          changedFields(before, draft).map((field) => [field, profileProblem(field, draft, now)]),
        ),
      ),
    );

/** The edited application, and the stored one. */
export function useApplicationForm(person: DraftedPerson, now: Date) {
  const [seen, setSeen] = useState(person);
  const [stored, setStored] = useState(() => profileDraft(person));
  const form: ApplicationForm = useZodForm({
    schema: schemaOf(stored, now),
    defaultValues: stored,
  });
  const unsaved = changedFields(stored, form.watch()).length > 0;

  // Changes from elsewhere, such as a rejected photo, show at once, unless they would overwrite an edit.
  if (seen !== person && !unsaved) {
    setSeen(person);
    setStored(profileDraft(person));
  }
  const { reset } = form;
  useEffect(() => reset(stored), [reset, stored]);

  return { form, stored, unsaved, setStored };
}
