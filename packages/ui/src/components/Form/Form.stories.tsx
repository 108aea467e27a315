import { expect, fn, waitFor } from 'storybook/test';
import { messages, usernameTooShort, UserFacingError } from '@perigee/domain';
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
  title: 'Components/Form',
  component: ExampleForm,
  subcomponents: { Form },
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { defaultValues: empty, onSubmit: fn<Send>(async () => undefined) },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>, withToasts],
});

export const Default = meta.story();

export const Filled = meta.story({ args: { defaultValues: filled } });

/** Sent as it is: every error stands under its field, and the first of them has the focus. */
export const ClientErrors = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    const firstName = canvas.getByLabelText('First name');
    await waitFor(() => expect(firstName).toHaveFocus());
    await expect(firstName).toHaveAccessibleDescription('Fill in your first name');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
      messages.email.invalid,
    );
    await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription(usernameTooShort);
    await expect(canvas.getByLabelText('Age')).toHaveAccessibleDescription('Fill in your age');
    await expect(canvas.getByLabelText('About me')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    firstName.blur();
  },
});

/** The focus goes to a composite field as well; its error goes as soon as it is put right. */
export const ErrorPutRight = meta.story({
  args: { defaultValues: { ...filled, age: 17 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    const age = canvas.getByLabelText('Age');
    await waitFor(() => expect(age).toHaveFocus());
    await expect(age).toHaveAccessibleDescription(messages.birthdate.tooYoung);
    await userEvent.keyboard('{ArrowUp}');
    await expect(age).toHaveValue('18');
    await waitFor(() => expect(age).not.toHaveAttribute('aria-invalid'));
    await userEvent.tab();
  },
});

/** What the schema made of the values: here, without the blanks around a name. */
export const Sent = meta.story({
  args: { defaultValues: { ...filled, firstName: ' Noor ' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(filled);
  },
});

/** While it is being sent, Enter does not send it again. */
export const Sending = meta.story({
  args: { defaultValues: filled, onSubmit: fn<Send>(() => new Promise(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send application' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    email.blur();
  },
});

/** The server knows better than the check did: under its field, with the focus, and nothing is lost. */
export const ServerErrorOfAField = meta.story({
  args: {
    defaultValues: filled,
    onSubmit: fn<Send>(async () => Promise.reject(new UserFacingError(messages.username.taken))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send application' }));
    const username = canvas.getByLabelText('Username');
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription('Username already taken');
    await expect(username).toHaveValue('noor_k');
    await expect(canvas.getByLabelText('First name')).toHaveValue('Noor');
    username.blur();
  },
});

export const ServerError = meta.story({
  args: {
    defaultValues: filled,
    onSubmit: fn<Send>(async () => Promise.reject(new UserFacingError(messages.unableToProcess))),
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send application' });
    await userEvent.click(button);
    await findToast(messages.unableToProcess);
    await expect(button).toHaveFocus();
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(canvas.getByLabelText('About me')).toHaveValue(filled.about);
    button.blur();
  },
});

export const Narrow = meta.story({
  decorators: [(Story) => <div style={{ width: 280 }}>{Story()}</div>],
});

/** From the first field to the last by Tab, and sent by Enter. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
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
    canvas.getByLabelText('Age').blur();
  },
});
