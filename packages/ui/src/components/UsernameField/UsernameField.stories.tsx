import { useState } from 'react';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { messages, serverMessages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { guide } from './UsernameField.guide.ts';
import { UsernameField, type UsernameFieldProps } from './UsernameField.tsx';

type Check = UsernameFieldProps['onCheck'];

function Held({ value: first, onChange, ...rest }: UsernameFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <UsernameField
      {...rest}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/UsernameField',
  component: UsernameField,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: {
    label: 'Username',
    value: '',
    delay: 40,
    onChange: fn(),
    onStateChange: fn(),
    onCheck: fn<Check>(async (username) => username !== 'noor'),
  },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ args }) => {
    await expect(args.onStateChange).toHaveBeenLastCalledWith('idle');
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  args: { value: 'noor_k', onCheck: fn<Check>(() => new Promise(() => undefined)) },
  play: async ({ args, canvas }) => {
    await expect(args.onStateChange).toHaveBeenLastCalledWith('loading');
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking username');
    await expect(canvas.getByLabelText('Username')).toHaveAttribute('aria-busy', 'true');
  },
});

export const Valid = meta.story({
  args: { value: 'noor_k' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onStateChange).toHaveBeenLastCalledWith('valid'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Username available');
    await expect(canvas.getByLabelText('Username')).toHaveValue('noor_k');
  },
});

export const Taken = meta.story({
  args: { value: 'noor' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onStateChange).toHaveBeenLastCalledWith('invalid'));
    await expect(canvas.getByLabelText('Username')).toBeInvalid();
    await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription(
      'Username already taken',
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Nobody is asked about a name that cannot be one. */
export const TooShort = meta.story({
  args: { value: 'n' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onStateChange).toHaveBeenLastCalledWith('invalid'));
    await expect(canvas.getByText('Please enter a minimum of 2 characters')).toBeVisible();
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
});

/** One's own name is taken, by oneself. */
export const OwnCurrentName = meta.story({
  args: { value: 'noor', currentUsername: 'Noor' },
  play: async ({ args }) => {
    await expect(args.onStateChange).toHaveBeenLastCalledWith('valid');
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
});

export const CheckFailed = meta.story({
  args: {
    value: 'noor_k',
    onCheck: fn<Check>(async () => Promise.reject(new Error('No connection'))),
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(messages.tryAgain)).toBeVisible();
    await waitFor(() => expect(args.onStateChange).toHaveBeenLastCalledWith('invalid'));
  },
});

/** Where no answer came, leaving the field asks again. */
export const CheckedAgain = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.onCheck).mockRejectedValueOnce(new Error('No connection'));
    await userEvent.click(canvas.getByLabelText('Username'));
    await userEvent.paste('noor_k');
    await canvas.findByText(messages.tryAgain);
    await userEvent.tab();
    await waitFor(() => expect(args.onStateChange).toHaveBeenLastCalledWith('valid'));
    await expect(args.onCheck).toHaveBeenCalledTimes(2);
  },
});

/** The server's own refusal comes before what the check had said. */
export const RefusedByTheServer = meta.story({
  args: { value: 'noor_k', error: messages.username.taken },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onStateChange).toHaveBeenLastCalledWith('valid'));
    await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription(
      messages.username.taken,
    );
  },
});

export const Disabled = meta.story({
  args: { value: 'noor', currentUsername: 'noor', disabled: true },
});

export const Narrow = meta.story({
  args: { value: '1'.repeat(30) },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(serverMessages.usernameForm)).toBeVisible();
  },
});

/** Usernames are read from the left in every script. */
export const RightToLeft = meta.story({
  args: { value: 'noor' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(messages.username.taken)).toBeVisible();
  },
});

/** What cannot end a username is stripped while it is typed, and so is a pasted @. */
export const Stripped = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Username');
    await userEvent.click(field);
    await userEvent.paste('@noor.');
    await expect(field).toHaveValue('noor');
    await userEvent.keyboard(' _-k!');
    await expect(field).toHaveValue('noor_k');
    await waitFor(() => expect(args.onStateChange).toHaveBeenLastCalledWith('valid'));
    await userEvent.tab();
  },
});

const answers = new Map<string, (isFree: boolean) => void>();

/** An older answer never overwrites a newer one. */
export const LateAnswer = meta.story({
  args: {
    value: 'noor',
    onCheck: fn<Check>(
      (username) =>
        new Promise((resolve) => {
          answers.set(username, resolve);
        }),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(args.onCheck).toHaveBeenCalledOnce());
    await userEvent.type(canvas.getByLabelText('Username'), '_k');
    await expect(args.onStateChange).toHaveBeenLastCalledWith('loading');
    await waitFor(() => expect(answers.has('noor_k')).toBe(true));
    answers.get('noor_k')?.(true);
    await waitFor(() => expect(args.onStateChange).toHaveBeenLastCalledWith('valid'));
    answers.get('noor')?.(false);
    await userEvent.tab();
    await expect(args.onStateChange).toHaveBeenLastCalledWith('valid');
    await expect(canvas.queryByText(messages.username.taken)).toBeNull();
  },
});

/** The field can be edited while its name is checked, and keeps the focus. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Username');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('noor');
    await canvas.findByText(messages.username.taken);
    await userEvent.keyboard('_k');
    await expect(canvas.queryByText(messages.username.taken)).toBeNull();
    await waitFor(() => expect(args.onStateChange).toHaveBeenLastCalledWith('valid'));
    await expect(field).toHaveFocus();
    await userEvent.tab();
  },
});
