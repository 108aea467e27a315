import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './TextField.guide.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

const meta = preview.meta({
  title: 'Components/Inputs/TextField',
  component: TextField,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Email', type: 'email', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
});

const INVALID = 'Please use a valid email address';

export const Default = meta.story();

Default.test(
  'takes no text while it is disabled',
  { args: { disabled: true, defaultValue: 'noor@example.org' } },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue('noor@example.org');
  },
);

function ErrorOnBlur(props: TextFieldProps) {
  const [error, setError] = useState<string>();
  return (
    <TextField
      {...props}
      error={error}
      onBlur={({ target }) => {
        if (!target.value.includes('@')) setError(INVALID);
      }}
      onChange={() => setError(undefined)}
    />
  );
}

Default.test(
  'announces an error when it appears, and removes it when the user edits the text',
  { render: (args) => <ErrorOnBlur {...args} /> },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Email');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('noor');
    await userEvent.tab();
    await expect(canvas.getByText(INVALID).closest('[aria-live=polite]')).not.toBeNull();
    await userEvent.type(field, '@');
    await userEvent.tab();
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(canvas.queryByText(INVALID)).toBeNull();
  },
);

Default.test(
  'takes the focus by its label and by Tab, which skips disabled fields',
  {
    render: (args) => (
      <>
        <TextField {...args} />
        <TextField {...args} label="Username" type="text" disabled />
        <TextField {...args} label="Last name" type="text" />
      </>
    ),
  },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email'));
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard('noor@example.org');
    await expect(canvas.getByLabelText('Email')).toHaveValue('noor@example.org');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Last name')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
);

/** A read-only field can be copied during a pending action, and keeps the focus. */
export const States = meta.story({
  render: (args) => (
    <Stack gap={6}>
      <TextField {...args} label="With a placeholder" placeholder="you@example.com" />
      <TextField {...args} label="Filled" defaultValue="noor@example.org" />
      <TextField {...args} label="Disabled" disabled defaultValue="noor@example.org" />
      <TextField {...args} label="Read-only" readOnly defaultValue="noor@example.org" />
      <TextField {...args} label="Label hidden" type="search" labelHidden placeholder="Search" />
      <TextField {...args} label="With a prefix" type="text" prefix="@" defaultValue="noor" />
    </Stack>
  ),
});

States.test('is named by a hidden label, and has no description', async ({ canvas }) => {
  const field = canvas.getByRole('searchbox', { name: 'Label hidden' });
  await expect(field).toBeVisible();
  await expect(field).toHaveAccessibleDescription('');
});

const HELP = 'Your last name is private, only your first name is public.';

export const Notes = meta.story({
  render: (args) => (
    <Stack gap={6}>
      <TextField {...args} label="Last name" type="text" help={HELP} />
      <TextField {...args} defaultValue="noor" error={INVALID} />
      <TextField
        {...args}
        label="Username"
        type="text"
        prefix="@"
        defaultValue="noor"
        error="Username already taken"
        help="Letters, digits and underscores."
      />
    </Stack>
  ),
});

Notes.test('is described by its error, then its help', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Last name')).toHaveAccessibleDescription(HELP);
  await expect(canvas.getByLabelText('Email')).toBeInvalid();
  await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(INVALID);
  await expect(canvas.getByLabelText('Username')).toBeInvalid();
  await expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription(
    'Username already taken Letters, digits and underscores.',
  );
});
