import { limits } from '@perigee/domain';
import {
  FURTHER_GENDERS,
  GENDERS,
  OTHER_GENDER,
  PREFERRED_GENDERS,
  preferredGendersAfter,
  SEXUAL_ORIENTATIONS,
  withOwnAnswer,
} from '@perigee/domain/profile';
import { ChipGroup } from '../../../components/ChipGroup/ChipGroup.tsx';
import { DateField } from '../../../components/DateField/DateField.tsx';
import { FormField } from '../../../components/Form/FormField.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import {
  LocationField,
  type LocationFieldProps,
} from '../../../components/LocationField/LocationField.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextArea } from '../../../components/TextArea/TextArea.tsx';
import {
  UsernameField,
  type UsernameFieldProps,
} from '../../../components/UsernameField/UsernameField.tsx';
import type { ApplicationForm } from './use-application-form.ts';

interface AboutFieldsProps {
  form: ApplicationForm;
  currentUsername: string | undefined;
  onCheckUsername: UsernameFieldProps['onCheck'];
  onLookUpPlace: LocationFieldProps['onLookUp'];
}

/** Every gender is listed by name here: 'More' is an option of the steps only. */
const ALL_GENDERS = [...GENDERS.filter(({ value }) => value !== OTHER_GENDER), ...FURTHER_GENDERS];

/** The user's personal data, home, and preferred genders. */
export function AboutFields({
  form: { control, bind },
  currentUsername,
  onCheckUsername,
  onLookUpPlace,
}: AboutFieldsProps) {
  return (
    <>
      <Section title="About you" gap={5}>
        <Stack gap={5}>
          <TextArea {...bind('bio')} label="Bio" rows={4} maxLength={limits.bioLength} counter />
          <Grid columns={{ base: 1, sm: 2 }} gap={4} rowGap={5} align="start">
            <FormField control={control} name="username">
              {(field) => (
                <UsernameField
                  {...field}
                  label="Username"
                  currentUsername={currentUsername}
                  onCheck={onCheckUsername}
                />
              )}
            </FormField>
            <FormField control={control} name="birthdate">
              {(field) => <DateField {...field} label="Birthday" autoComplete="bday" />}
            </FormField>
            <FormField control={control} name="gender">
              {({ value, ...field }) => (
                <Select
                  {...field}
                  label="Gender"
                  options={withOwnAnswer(ALL_GENDERS, value)}
                  value={value}
                />
              )}
            </FormField>
            <FormField control={control} name="sexualOrientation">
              {({ value, ...field }) => (
                <Select
                  {...field}
                  label="Sexuality"
                  options={withOwnAnswer(SEXUAL_ORIENTATIONS, value)}
                  value={value}
                />
              )}
            </FormField>
          </Grid>
          <FormField control={control} name="location">
            {(field) => <LocationField {...field} label="Location" onLookUp={onLookUpPlace} />}
          </FormField>
        </Stack>
      </Section>
      <Section title="Who you’re looking for" gap={5} divider={10}>
        <FormField control={control} name="genders">
          {({ value, onChange, ...field }) => (
            <ChipGroup
              {...field}
              label="Looking for"
              labelHidden
              multiple
              options={withOwnAnswer(PREFERRED_GENDERS, value)}
              value={value}
              onChange={(next) => onChange(preferredGendersAfter(value, next))}
            />
          )}
        </FormField>
      </Section>
    </>
  );
}
