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

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('');
  },
});

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

/** Named for those who cannot see what stands beside it. */
export const LabelHidden = meta.story({
  args: { label: 'Search', labelHidden: true, type: 'search', placeholder: 'Search' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'noor@example.org' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue('noor@example.org');
  },
});

/** Can be read and copied while something is under way, and keeps the focus. */
export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'noor@example.org' } });

export const WithError = meta.story({
  args: { defaultValue: 'noor', error: 'Please use a valid email address' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Email');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Please use a valid email address');
  },
});

/** The mark stands where the text begins. */
export const RightToLeft = meta.story({
  args: {
    label: 'Username',
    type: 'text',
    prefix: '@',
    defaultValue: 'noor',
    error: 'Username already taken',
  },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
});

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
});

export const Narrow = meta.story({
  args: {
    label: 'The address at which we can write to you',
    prefix: '@',
    error: 'Please use a valid email address, one that we can really write to, without spaces',
    help: 'We write only about your application.',
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
});

function ErrorOnBlur(props: TextFieldProps) {
  const [error, setError] = useState<string>();
  return (
    <TextField
      {...props}
      error={error}
      onBlur={({ target }) => {
        if (!target.value.includes('@')) setError('Please use a valid email address');
      }}
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
    await userEvent.tab();
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(canvas.queryByText('Please use a valid email address')).toBeNull();
  },
});

/** The label brings the focus as well; Tab leaves what cannot be typed into out. */
export const Keyboard = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <TextField {...args} />
      <TextField {...args} label="Username" type="text" disabled />
      <TextField {...args} label="Last name" type="text" />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email'));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard('noor@example.org');
    await expect(canvas.getByLabelText('Email')).toHaveValue('noor@example.org');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Last name')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.tab({ shift: true });
  },
});
