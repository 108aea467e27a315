import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { guide } from './TextField.guide.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta = preview.meta({
  title: 'Components/TextField',
  component: TextField,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { label: 'Email', type: 'email', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
});

export const Default = meta.story();

export const Placeholder = meta.story({ args: { placeholder: 'you@example.com' } });

export const Filled = meta.story({ args: { defaultValue: 'noor@example.org' } });

export const Help = meta.story({
  args: {
    label: 'Last name',
    type: 'text',
    help: 'Your last name is private, only your first name is public.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Last name')).toHaveAccessibleDescription(
      'Your last name is private, only your first name is public.',
    );
  },
});

export const Prefix = meta.story({
  args: { label: 'Username', type: 'text', prefix: '@', defaultValue: 'noor' },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'noor@example.org' } });

export const ErrorWithHelp = meta.story({
  args: {
    label: 'Username',
    type: 'text',
    prefix: '@',
    defaultValue: 'noor',
    error: 'Username already taken',
    help: 'Letters, digits and underscores.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Username');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Username already taken Letters, digits and underscores.',
    );
  },
});

export const LongContent = meta.story({
  args: {
    label: 'The address at which we can write to you about your application and nothing else',
    defaultValue: 'a-very-long-local-part-that-never-seems-to-end@subdomain.example.org',
    error: 'Please use a valid email address, one that we can really write to, without spaces',
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
});

function ErrorOnBlur(props: TextFieldProps) {
  const [error, setError] = useState<string>();
  return (
    <TextField
      {...props}
      error={error}
      onBlur={() => setError('Please use a valid email address')}
      onChange={() => setError(undefined)}
    />
  );
}

/** The error is said when it comes, and leaves when the text is edited. */
export const ErrorComesAndGoes = meta.story({
  render: (args) => <ErrorOnBlur {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('noor');
    await userEvent.tab();
    const error = canvas.getByText('Please use a valid email address');
    await expect(error.closest('[aria-live=polite]')).not.toBeNull();
    await userEvent.type(field, '@');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(canvas.queryByText('Please use a valid email address')).toBeNull();
  },
});
