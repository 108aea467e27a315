import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { fieldMessages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './CodeField.guide.ts';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

function ControlledField({ value: first, onChange, ...rest }: CodeFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <CodeField
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
  title: 'Components/Inputs/CodeField',
  component: CodeField,
  tags: ['ready'],
  parameters: { guide },
  args: { label: '6-digit code', value: '', onChange: fn(), onComplete: fn() },
  render: (args) => <ControlledField {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

export const Default = meta.story();

Default.test(
  'takes digits only, and calls onComplete with the last one',
  async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByLabelText('6-digit code');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.keyboard('4a07-19');
    await expect(field).toHaveValue('40719');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('3');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('407193');
  },
);

Default.test('finds the digits in a pasted message', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByLabelText('6-digit code'));
  await userEvent.paste('Your code is 407-193');
  await expect(canvas.getByLabelText('6-digit code')).toHaveValue('407193');
  await expect(args.onComplete).toHaveBeenCalledOnce();
  await expect(args.onComplete).toHaveBeenCalledWith('407193');
});

Default.test(
  'calls onComplete again for a corrected code',
  { args: { value: '407192' } },
  async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('6-digit code');
    await userEvent.type(field, '{Backspace}', {
      initialSelectionStart: 6,
      initialSelectionEnd: 6,
    });
    await waitFor(() => expect(field).toHaveValue('40719'));
    await userEvent.keyboard('3');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('407193');
  },
);

Default.test(
  'is described by its error',
  { args: { error: fieldMessages.code.invalid } },
  async ({ canvas }) => {
    await expect(canvas.getByLabelText('6-digit code')).toHaveAccessibleDescription(
      fieldMessages.code.invalid,
    );
  },
);

Default.test(
  'keeps its digits in their order, right to left',
  {
    args: { value: '407193' },
    decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  },
  async ({ canvas }) => {
    const first = canvas.getByText('4').getBoundingClientRect();
    const last = canvas.getByText('3').getBoundingClientRect();
    await expect(first.left).toBeLessThan(last.left);
  },
);

/** Partly filled, complete, disabled and wrong. */
export const States = meta.story({
  render: (args) => (
    <Stack gap={6}>
      <ControlledField {...args} value="407" />
      <ControlledField {...args} value="407193" />
      <ControlledField {...args} value="407" disabled />
      <ControlledField {...args} error={fieldMessages.code.invalid} />
    </Stack>
  ),
});

export const Busy = meta.story({ args: { value: '407193', busy: true } });

Busy.test('takes no input', async ({ args, canvas, userEvent }) => {
  const field = canvas.getByLabelText('6-digit code');
  await userEvent.click(field);
  await userEvent.keyboard('{Backspace}');
  await userEvent.paste('111111');
  await expect(field).toHaveValue('407193');
  await expect(args.onChange).not.toHaveBeenCalled();
});
