import type { Media, Place, UserUpdate } from '@perigee/api';
import { errorText, fieldMessages, UserFacingError } from '@perigee/domain';
import {
  profileChanges,
  profileMessages,
  type DraftedPerson,
  type ProfileDraft,
} from '@perigee/domain/profile';
import { useState } from 'react';
import { Form } from '../../../components/Form/Form.tsx';
import { SubmitButton } from '../../../components/Form/SubmitButton.tsx';
import { PhotoGrid } from '../../../components/PhotoGrid/PhotoGrid.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { useUnsaved } from '../../../hooks/use-unsaved.ts';
import { usePhotoSlots } from '../../signup/use-photo-slots.ts';
import { AboutFields } from './AboutFields.tsx';
import { columns, photos } from './EditApplicationPage.css.ts';
import { useApplicationForm } from './use-application-form.ts';
import { WorkFields } from './WorkFields.tsx';

export interface EditApplicationFormProps {
  /** Shown while nothing is edited; later updates do not overwrite an edit. */
  person: DraftedPerson;
  now: Date;
  /** Whether the username is available. */
  onCheckUsername: (username: string, signal: AbortSignal) => Promise<boolean>;
  onLookUpPlace: (text: string, signal: AbortSignal) => Promise<readonly Place[]>;
  /** Stores a picture. Rejects if that fails. */
  onUploadPhoto: (file: File) => Promise<Media>;
  /** Saves only the changes. A rejection's message is shown; nothing is lost. */
  onSave: (changes: UserUpdate) => Promise<void>;
  onUnsavedChange?: (unsaved: boolean) => void;
}

/** The fields of the application, submitted together. Source: member §5, §8. */
export function EditApplicationForm({
  person,
  now,
  onCheckUsername,
  onLookUpPlace,
  onUploadPhoto,
  onSave,
  onUnsavedChange,
}: EditApplicationFormProps) {
  const toast = useToast();
  const { form, stored, unsaved, setStored } = useApplicationForm(person, now);
  const { errors, isSubmitting } = form.formState;
  const { grid, isUploading } = usePhotoSlots(
    form.watch('photos'),
    (next) => form.setValue('photos', next(form.getValues('photos'))),
    onUploadPhoto,
  );
  const [taken] = useState(() => new Set<string>());
  useUnsaved(unsaved, onUnsavedChange);

  async function checkUsername(username: string, signal: AbortSignal) {
    const isFree = await onCheckUsername(username, signal);
    if (isFree) taken.delete(username);
    else taken.add(username);
    return isFree;
  }

  async function send(draft: ProfileDraft) {
    if (taken.has(draft.username)) throw new UserFacingError(fieldMessages.username.taken);
    if (!unsaved) {
      toast.info(profileMessages.noChanges);
      return;
    }
    await onSave(profileChanges(stored, draft));
    setStored(draft);
    toast.success(profileMessages.saved, { short: true });
  }

  return (
    <Form
      className={columns}
      form={form}
      onSubmit={send}
      fieldOfError={(error) =>
        errorText(error) === fieldMessages.username.taken ? 'username' : undefined
      }
      actions={
        <Stack align={{ sm: 'start' }}>
          <SubmitButton block="phones" size="large" disabled={isUploading}>
            Save
          </SubmitButton>
        </Stack>
      }
      aria-label="Application"
    >
      <div className={photos}>
        <Section title="Photos" gap={5}>
          <PhotoGrid
            {...grid}
            label="Photos"
            labelHidden
            error={errors.photos?.message}
            disabled={isSubmitting}
          />
        </Section>
      </div>
      <Stack gap={12}>
        <AboutFields
          form={form}
          currentUsername={person.username ?? undefined}
          onCheckUsername={checkUsername}
          onLookUpPlace={onLookUpPlace}
        />
        <WorkFields form={form} />
      </Stack>
    </Form>
  );
}
