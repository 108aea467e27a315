import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { messages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { guide } from './CodeField.guide.ts';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

function Held({ value: first, onChange, ...rest }: CodeFieldProps) {
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
  title: 'Components/CodeField',
  component: CodeField,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { label: '6-digit code', value: '', onChange: fn(), onComplete: fn() },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

export const Default = meta.story();

export const Partial = meta.story({ args: { value: '407' } });

export const Complete = meta.story({ args: { value: '407193' } });

export const Busy = meta.story({
  args: { value: '407193', busy: true },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('6-digit code');
    await userEvent.click(field);
    await userEvent.keyboard('{Backspace}');
    await userEvent.paste('111111');
    await expect(field).toHaveValue('407193');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({ args: { value: '407', disabled: true } });

export const Wrong = meta.story({
  args: { error: messages.code.invalid },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('6-digit code')).toHaveAccessibleDescription(
      messages.code.invalid,
    );
  },
});

export const Narrow = meta.story({
  args: { value: '407', error: messages.code.invalid },
  decorators: [(Story) => <div style={{ width: 232 }}>{Story()}</div>],
});

/** Digits stay in their order. */
export const RightToLeft = meta.story({
  args: { value: '407193' },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const first = canvas.getByText('4').getBoundingClientRect();
    const last = canvas.getByText('3').getBoundingClientRect();
    await expect(first.left).toBeLessThan(last.left);
  },
});

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
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
});

/** A message is pasted as it is; the digits are found in it. */
export const Pasted = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('6-digit code'));
    await userEvent.paste('Your code is 407-193');
    await expect(canvas.getByLabelText('6-digit code')).toHaveValue('407193');
    await expect(args.onComplete).toHaveBeenCalledOnce();
    await expect(args.onComplete).toHaveBeenCalledWith('407193');
  },
});

/** A corrected code counts again. */
export const Corrected = meta.story({
  args: { value: '407192' },
  play: async ({ args, canvas, userEvent }) => {
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
});
