import { expect, fn, waitFor } from 'storybook/test';
import { fieldMessages, messages, UserFacingError } from '@perigee/domain';
import { usernameTooShort } from '@perigee/domain/profile';
import preview from '#.storybook/preview';
import { findToast, withToasts } from '#.storybook/toasts.tsx';
import { ExampleForm, type Application } from './ExampleForm.tsx';
import { Form } from './Form.tsx';
import { guide } from './Form.guide.ts';

type Send = (application: Application) => Promise<void>;

const empty = { firstName: '', email: '', username: '', age: null, about: '' };
const filled = {
  firstName: 'Noor',
  email: 'noor@example.org',
  username: 'noor_k',
  age: 31,
  about: 'I read on trains and walk in the rain.',
};

const meta = preview.meta({
  title: 'Components/Inputs/Form',
  component: ExampleForm,
  subcomponents: { Form },
  tags: ['ready'],
  parameters: { guide },
  args: { defaultValues: empty, onSubmit: fn<Send>(async () => undefined) },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>, withToasts],
});

const refusedBy = (message: string) =>
  fn<Send>(async () => Promise.reject(new UserFacingError(message)));

export const Default = meta.story();

/** Every error is below its field. */
export const ClientErrors = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    const firstName = canvas.getByLabelText('First name');
    await waitFor(() => expect(firstName).toHaveFocus());
    firstName.blur();
  },
});

/** An error of the whole form is a toast. All typed values stay. */
export const ServerError = meta.story({
  args: { defaultValues: filled, onSubmit: refusedBy(messages.unableToProcess) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send application' });
    await userEvent.click(button);
    await findToast(messages.unableToProcess);
    await expect(button).toHaveFocus();
    button.blur();
  },
});

Default.test('is filled in and submitted by keyboard', async ({ args, canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByLabelText('First name')).toHaveFocus();
  await userEvent.keyboard('Noor{Tab}noor@example.org{Tab}noor_k{Tab}31{Tab}');
  await expect(canvas.getByLabelText('About me')).toHaveFocus();
  await userEvent.keyboard('I read on trains{Enter}and walk in the rain.');
  await expect(args.onSubmit).not.toHaveBeenCalled();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  await expect(args.onSubmit).toHaveBeenCalledWith({
    ...filled,
    about: 'I read on trains\nand walk in the rain.',
  });
});

// In this test, the schema trims the blanks around a name.
Default.test(
  'submits the output of the schema',
  { args: { defaultValues: { ...filled, firstName: ' Noor ' } } },
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(filled);
  },
);

Default.test(
  'is not submitted again by Enter while a submission is pending',
  { args: { defaultValues: filled, onSubmit: fn<Send>(() => new Promise(() => undefined)) } },
  async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send application' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(canvas.getByLabelText('Email'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
);

ClientErrors.test('describes every field with its error', async ({ args, canvas }) => {
  for (const [label, error] of [
    ['First name', 'Fill in your first name'],
    ['Email', fieldMessages.email.invalid],
    ['Username', usernameTooShort],
    ['Age', 'Fill in your age'],
  ] as const) {
    await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(error);
  }
  await expect(canvas.getByLabelText('About me')).toBeInvalid();
  await expect(args.onSubmit).not.toHaveBeenCalled();
});

// The focus also moves to a composite field.
Default.test(
  'removes an error as soon as the value is valid',
  { args: { defaultValues: { ...filled, age: 17 } } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    const age = canvas.getByLabelText('Age');
    await waitFor(() => expect(age).toHaveFocus());
    await expect(age).toHaveAccessibleDescription(fieldMessages.birthdate.tooYoung);
    await userEvent.keyboard('{ArrowUp}');
    await expect(age).toHaveValue('18');
    await waitFor(() => expect(age).not.toHaveAttribute('aria-invalid'));
  },
);

// The server refuses a value that passed validation.
Default.test(
  'shows a server error below its field, with the focus',
  { args: { defaultValues: filled, onSubmit: refusedBy(fieldMessages.username.taken) } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    const username = canvas.getByLabelText('Username');
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription('Username already taken');
    await expect(username).toHaveValue('noor_k');
    await expect(canvas.getByLabelText('First name')).toHaveValue('Noor');
  },
);

ServerError.test('can be submitted again unchanged', async ({ canvas }) => {
  const button = canvas.getByRole('button', { name: 'Send application' });
  await expect(button).not.toHaveAttribute('aria-busy');
  await expect(canvas.getByLabelText('About me')).toHaveValue(filled.about);
});
