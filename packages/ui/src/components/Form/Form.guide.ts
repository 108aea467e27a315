import type { ComponentGuide } from '../../component-guide.ts';

export const guide: ComponentGuide = {
  use: [
    'For everything that is typed and then sent: `const form = useZodForm({ schema, defaultValues })`, and `<Form form={form} onSubmit={save} actions={<SubmitButton>Save</SubmitButton>}>`.',
    'The schema is the rule and its texts are the errors. Take both from the domain: `z.string().check(toZodCheck(usernameProblem))`.',
    'Where the domain has one rule for the whole form: `useRuleForm({ rule: hostSignInProblems, defaultValues })`, which loads no zod.',
    'Fields that are an `input` or a `textarea`: `<TextField {...form.bind(\'email\')} label="Email" />`. That is value, error, ref and all.',
    'Composite fields, with `value` and `onChange(value)`: `<FormField control={form.control} name="age">{(field) => <NumberField {...field} label="Age" />}</FormField>`.',
    '`onSubmit` gets what the schema made of the values, and returns a promise. Where it rejects, the message is a toast, or is shown under the field that `fieldOfError` names.',
    'It is checked when it is sent, and from then on with every edit.',
  ],
  alternatives: [
    { component: 'SearchField', when: 'a text is searched for rather than sent' },
    {
      component: 'TextField',
      when: 'one answer at a time is asked for, in a step that checks it itself',
    },
  ],
  accessibility: [
    'Enter in any line of text MUST send the form; Enter in a text area MUST NOT.',
    'When it is refused, the first field with an error MUST get the focus, and each error MUST describe its field.',
    'What was typed MUST stay when the server refuses it.',
    'An error of the whole form MUST be announced at once, and MUST leave the focus where it is.',
    'While it is being sent, its button MUST be announced as busy and MUST keep the focus, and a second Enter MUST NOT send it again.',
    'The button SHOULD stay enabled: pressing it shows what is missing.',
  ],
  content: [
    'One column. Ask for as little as possible, in the order in which a user would say it.',
    'An error says what to do: `Fill in your first name`.',
    'The button says what it does: `Send application`, not `Submit`.',
  ],
};
