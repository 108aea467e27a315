import * as z from 'zod/mini';
import { errorText, fieldMessages, limits, serverMessages } from '@perigee/domain';
import { usernameProblem } from '@perigee/domain/profile';
import { isEmail } from '@perigee/domain/signup';
import { NumberField } from '../NumberField/NumberField.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { UsernameField } from '../UsernameField/UsernameField.tsx';
import { Form, type FormProps } from './Form.tsx';
import { FormField } from './FormField.tsx';
import { toZodCheck } from './to-zod-check.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { useZodForm } from './use-zod-form.ts';

const { fieldMissing } = serverMessages;
const { min, max } = limits.age;
const LEAST_ABOUT = 20;

const schema = z.object({
  firstName: z.string().check(z.trim(), z.minLength(1, fieldMissing('your first name'))),
  email: z
    .string()
    .check(toZodCheck((email) => (isEmail(email) ? null : fieldMessages.email.invalid))),
  username: z.string().check(toZodCheck(usernameProblem)),
  // Null while the field is empty, but never after validation.
  age: z.pipe(
    z.nullable(z.number()),
    z
      .number(fieldMissing('your age'))
      .check(z.minimum(min, fieldMessages.birthdate.tooYoung), z.maximum(max)),
  ),
  about: z.string().check(z.minLength(LEAST_ABOUT, fieldMessages.text.tooShort(LEAST_ABOUT))),
});

export type Application = z.output<typeof schema>;

interface ExampleFormProps extends Pick<
  FormProps<z.input<typeof schema>, Application>,
  'ref' | 'className'
> {
  defaultValues: z.input<typeof schema>;
  onSubmit: (application: Application) => Promise<void>;
}

/** An example of a form in this code base. Its story runs it. */
export function ExampleForm({ defaultValues, onSubmit, ...rest }: ExampleFormProps) {
  const form = useZodForm({ schema, defaultValues });
  return (
    <Form
      {...rest}
      form={form}
      onSubmit={onSubmit}
      fieldOfError={(error) =>
        errorText(error) === fieldMessages.username.taken ? 'username' : undefined
      }
      actions={<SubmitButton block>Send application</SubmitButton>}
      aria-label="Application"
    >
      <TextField {...form.bind('firstName')} label="First name" autoComplete="given-name" />
      <TextField {...form.bind('email')} label="Email" type="email" autoComplete="email" />
      <FormField control={form.control} name="username">
        {(field) => (
          <UsernameField {...field} label="Username" onCheck={async () => true} delay={0} />
        )}
      </FormField>
      <FormField control={form.control} name="age">
        {(field) => <NumberField {...field} label="Age" min={min} max={max} />}
      </FormField>
      <TextArea
        {...form.bind('about')}
        label="About me"
        minLength={LEAST_ABOUT}
        maxLength={300}
        counter
      />
    </Form>
  );
}
