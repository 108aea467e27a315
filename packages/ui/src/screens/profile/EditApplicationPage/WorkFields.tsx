import { limits } from '@perigee/domain';
import { EDUCATION_LEVELS, withOwnAnswer } from '@perigee/domain/profile';
import { FormField } from '../../../components/Form/FormField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { fields, whole } from './EditApplicationPage.css.ts';
import { Section } from './Section.tsx';
import type { ApplicationForm } from './use-application-form.ts';

const maxLength = limits.profileTextLength;

/** The user's work and education. */
export function WorkFields({ form: { control, bind } }: { form: ApplicationForm }) {
  return (
    <Section title="Work and education">
      <div className={fields}>
        <div className={whole}>
          <TextField
            {...bind('occupation')}
            label="Role"
            autoComplete="organization-title"
            maxLength={maxLength}
          />
        </div>
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
      </div>
    </Section>
  );
}
