import { limits } from '@perigee/domain';
import { hostPageMessages } from '@perigee/domain/hosts';
import { useEffect, useEffectEvent } from 'react';
import { Form } from '../../../components/Form/Form.tsx';
import { FormField } from '../../../components/Form/FormField.tsx';
import { SubmitButton } from '../../../components/Form/SubmitButton.tsx';
import type { BoundForm } from '../../../components/Form/use-bound-form.ts';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { PhoneField } from '../../../components/PhoneField/PhoneField.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { TermsLinks, type Terms } from '../../auth/TermsLinks/TermsLinks.tsx';
import type { HostSignUpValues } from './host-sign-up-values.ts';

/** A phone number that the server refused. */
export interface RefusedPhone {
  e164: string | null;
  message: string;
}

interface HostSignUpFormProps {
  form: BoundForm<HostSignUpValues, HostSignUpValues>;
  refused: RefusedPhone | null;
  onSubmit: () => Promise<void>;
  terms: Terms;
}

const texts = hostPageMessages.signUp;
const { nameLength, emailLength, passwordLength } = limits;

/** The form of a new host. It returns from the code with the focus on a field that the server refused. */
export function HostSignUpForm({ form, refused, onSubmit, terms }: HostSignUpFormProps) {
  const { errors } = form.formState;
  const focusRefused = useEffectEvent(() => {
    if (errors.email !== undefined) form.setFocus('email');
    else if (refused !== null) form.setFocus('phone');
  });
  useEffect(() => focusRefused(), []);

  return (
    <>
      <Heading level={2} size="2xl" spaceAfter={6}>
        {texts.title}
      </Heading>
      <Form
        form={form}
        aria-label={texts.title}
        failures="over-buttons"
        onSubmit={onSubmit}
        actions={<SubmitButton block>{texts.submit}</SubmitButton>}
      >
        <TextField
          {...form.bind('name')}
          label={texts.name}
          help={texts.nameHelp}
          autoComplete="organization"
          maxLength={nameLength}
        />
        <Grid columns={{ base: 1, sm: 2 }} gap={5} rowGap={6} align="start">
          <TextField
            {...form.bind('firstName')}
            label={texts.firstName}
            autoComplete="given-name"
            maxLength={nameLength}
          />
          <TextField
            {...form.bind('lastName')}
            label={texts.lastName}
            autoComplete="family-name"
            maxLength={nameLength}
          />
        </Grid>
        <TextField
          {...form.bind('email')}
          label={texts.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={emailLength}
        />
        <FormField control={form.control} name="phone">
          {({ error, ...field }) => (
            <PhoneField
              {...field}
              label={texts.phone}
              help={texts.phoneHelp}
              error={error ?? (field.value.e164 === refused?.e164 ? refused?.message : undefined)}
            />
          )}
        </FormField>
        <TextField
          {...form.bind('password')}
          label={texts.password}
          type="password"
          autoComplete="new-password"
          help={texts.passwordHelp(passwordLength.min)}
          maxLength={passwordLength.max}
        />
      </Form>
      <Stack spaceBefore={4}>
        <TermsLinks {...terms} />
      </Stack>
    </>
  );
}
