import { limits } from '@perigee/domain';
import { EDUCATION_LEVELS, withOwnAnswer } from '@perigee/domain/profile';
import { FormField } from '../../../components/Form/FormField.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { ApplicationForm } from './use-application-form.ts';

const maxLength = limits.profileTextLength;

/** The user's work and education. */
export function WorkFields({ form: { control, bind } }: { form: ApplicationForm }) {
  return (
    <Section title="Work and education" gap={5} divider={10}>
      <Stack gap={5}>
        <TextField
          {...bind('occupation')}
          label="Role"
          autoComplete="organization-title"
          maxLength={maxLength}
        />
        <Grid columns={{ base: 1, sm: 2 }} gap={4} rowGap={5} align="start">
          <TextField
            {...bind('company')}
            label="Company"
            autoComplete="organization"
            maxLength={maxLength}
          />
          <TextField {...bind('industry')} label="Industry" maxLength={maxLength} />
          <TextField {...bind('education')} label="School" maxLength={maxLength} />
          <FormField control={control} name="educationLevel">
            {({ value, ...field }) => (
              <Select
                {...field}
                label="Education level"
                options={withOwnAnswer(EDUCATION_LEVELS, value)}
                value={value}
              />
            )}
          </FormField>
        </Grid>
      </Stack>
    </Section>
  );
}
