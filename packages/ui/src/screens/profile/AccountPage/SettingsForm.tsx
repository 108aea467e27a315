import type { Place } from '@perigee/api';
import { errorText, fieldMessages, UserFacingError } from '@perigee/domain';
import { areSettingsChanged, profileMessages, settingsProblem } from '@perigee/domain/profile';
import { useEffect, useState, type ReactNode } from 'react';
import * as z from 'zod/mini';
import { Form } from '../../../components/Form/Form.tsx';
import { FormField } from '../../../components/Form/FormField.tsx';
import { SubmitButton } from '../../../components/Form/SubmitButton.tsx';
import { useZodForm } from '../../../components/Form/use-zod-form.ts';
import { TextLink } from '../../../components/Link/TextLink.tsx';
import type { LocationValue } from '../../../components/LocationField/location-value.ts';
import { LocationField } from '../../../components/LocationField/LocationField.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';
import { SettingsSection } from './SettingsSection.tsx';

const schema = z.object({ email: z.nullable(z.string()), location: z.custom<LocationValue>() });

type Values = z.output<typeof schema>;

export interface SettingsFormProps {
  /** Shown while nothing is edited; later updates do not overwrite an edit. */
  settings: {
    name: string;
    username: string | null;
    email: string | null;
    /** The stored home of the user. */
    location: LocationValue;
  };
  /** Finds places by a part of their name. */
  onLookUpPlaces: (text: string, signal: AbortSignal) => Promise<readonly Place[]>;
  /** Saves the home of the user. */
  onSave: (place: Place) => Promise<void>;
  /** Reports whether there are unsaved changes. */
  onUnsavedChange?: (unsaved: boolean) => void;
  liveSupportHref: string;
}

/** The field of a failure, from our validation or from the server. */
const FIELDS: Record<string, keyof Values> = {
  [fieldMessages.email.invalid]: 'email',
  [fieldMessages.location.missing]: 'location',
};

const textsOf = ({ email, location }: Values) => ({ email, location: location.text });

/** The user's personal data, which cannot be changed here, and home. Source: member §5, §8. */
export function SettingsForm({
  settings: { name, username, email, location },
  onLookUpPlaces,
  onSave,
  onUnsavedChange,
  liveSupportHref,
}: SettingsFormProps) {
  const current: Values = { email, location };
  const [seen, setSeen] = useState(current);
  const [saved, setSaved] = useState(current);
  const form = useZodForm({ schema, defaultValues: saved });
  const toasts = useToast();
  const isUnsaved = areSettingsChanged(textsOf(saved), textsOf({ ...saved, ...form.watch() }));
  useEffect(() => onUnsavedChange?.(isUnsaved), [isUnsaved, onUnsavedChange]);

  // Changes from elsewhere, such as another tab, show at once, unless they would overwrite an edit.
  if (!isUnsaved && areSettingsChanged(textsOf(seen), textsOf(current))) {
    setSeen(current);
    setSaved(current);
  }
  const { reset } = form;
  useEffect(() => reset(seen), [reset, seen]);

  async function save(values: Values) {
    const { place } = values.location;
    const after = { ...textsOf(values), hasCoordinates: place !== null };
    const problem = settingsProblem(textsOf(saved), after);
    if (problem !== null || place === null) {
      throw new UserFacingError(problem ?? fieldMessages.location.missing);
    }
    await onSave(place);
    setSaved(values);
    toasts.success(profileMessages.settingsSaved, { short: true });
  }

  return (
    <PersonalDetails liveSupportHref={liveSupportHref}>
      <Form
        form={form}
        aria-label="Personal details"
        onSubmit={save}
        fieldOfError={(error) => FIELDS[errorText(error)]}
        actions={
          <Stack direction={{ base: 'column', sm: 'row' }}>
            <SubmitButton>Save</SubmitButton>
          </Stack>
        }
      >
        <TextField label="Name" value={name} disabled />
        <TextField label="Username" prefix="@" value={username ?? ''} disabled />
        <FormField control={form.control} name="email">
          {({ value, error }) => (
            <TextField label="Email" type="email" value={value ?? ''} error={error} disabled />
          )}
        </FormField>
        <FormField control={form.control} name="location">
          {(field) => <LocationField {...field} label="Location" onLookUp={onLookUpPlaces} />}
        </FormField>
      </Form>
    </PersonalDetails>
  );
}

interface PersonalDetailsProps extends Pick<SettingsFormProps, 'liveSupportHref'> {
  children: ReactNode;
}

/** The section of the form, also while its fields are loading. */
export function PersonalDetails({ liveSupportHref, children }: PersonalDetailsProps) {
  return (
    <SettingsSection
      title="Personal details"
      text={
        <>
          Others see your first name only. To change your name, username or email, write to{' '}
          <TextLink href={liveSupportHref}>Live Support</TextLink>.
        </>
      }
    >
      {children}
    </SettingsSection>
  );
}
