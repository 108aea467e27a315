import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { messages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { guide } from './PhoneField.guide.ts';
import { emptyPhone } from './phone-value.ts';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

function Held({ value: first, onChange, ...rest }: PhoneFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <PhoneField
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
  title: 'Components/PhoneField',
  component: PhoneField,
  tags: ['autodocs', 'ready'],
  parameters: { guide },
  args: { label: 'Phone number', value: emptyPhone, onChange: fn(), onBlur: fn() },
  render: (args) => <Held {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

export const Default = meta.story();

export const Help = meta.story({
  args: { help: 'We send a code to it, and nothing else.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Phone number')).toHaveAccessibleDescription(
      'We send a code to it, and nothing else.',
    );
  },
});

/** Also the text that was there before the library came is read when it has. */
export const Filled = meta.story({
  args: { value: { ...emptyPhone, text: '2125550142' } },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Phone number');
    await waitFor(() => expect(field).toHaveValue('(212) 555-0142'));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      text: '(212) 555-0142',
      country: 'US',
      e164: '+12125550142',
      international: '+1 212 555 0142',
      valid: true,
    });
  },
});

export const Invalid = meta.story({
  args: { value: { ...emptyPhone, text: '(212) 555-01' }, error: messages.phone.invalid },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Phone number')).toHaveAccessibleDescription(
      messages.phone.invalid,
    );
  },
});

export const Disabled = meta.story({
  args: { value: { ...emptyPhone, text: '(212) 555-0142' }, disabled: true },
});

/** A code is being sent: nothing changes, and the focus stays where it is. */
export const ReadOnly = meta.story({
  args: { value: { ...emptyPhone, text: '(212) 555-0142' }, readOnly: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Phone number');
    await userEvent.type(field, '3');
    await expect(field).toHaveValue('(212) 555-0142');
    await expect(field).toHaveFocus();
    await expect(canvas.getByLabelText('Country')).toBeDisabled();
    field.blur();
  },
});

export const Narrow = meta.story({
  args: {
    value: { ...emptyPhone, text: '(212) 555-0142' },
    error: 'Please wait 42 seconds before asking for another code',
  },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
});

export const FormatsWhileTyping = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Canada +1' });
    const field = canvas.getByLabelText('Phone number');
    await userEvent.type(field, '2125550142');
    await expect(field).toHaveValue('(212) 555-0142');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ e164: '+12125550142', valid: true }),
    );
  },
});

/** The caret stays with its digit, and a bracket does not stop the Backspace key. */
export const CaretStays = meta.story({
  args: { value: { ...emptyPhone, text: '(212) 555-0142' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Canada +1' });
    const field = canvas.getByLabelText<HTMLInputElement>('Phone number');
    await userEvent.type(field, '{Backspace}', {
      initialSelectionStart: 7,
      initialSelectionEnd: 7,
    });
    await expect(field).toHaveValue('(212) 550-142');
    await waitFor(() => expect(field.selectionStart).toBe(4));
    await userEvent.keyboard('3');
    await expect(field).toHaveValue('(212) 355-0142');
    await waitFor(() => expect(field.selectionStart).toBe(7));
    await userEvent.clear(field);
    await userEvent.type(field, '212');
    await expect(field).toHaveValue('(212)');
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(field).toHaveValue('21');
  },
});

export const PastedNumberChoosesItsCountry = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Canada +1' });
    await userEvent.click(canvas.getByLabelText('Phone number'));
    await userEvent.paste('+44 20 7946 0958');
    await expect(canvas.getByLabelText('Country')).toHaveValue('GB');
    await expect(canvas.getByLabelText('Phone number')).toHaveValue('020 7946 0958');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ country: 'GB', e164: '+442079460958', valid: true }),
    );
  },
});

export const TypedWithAPlus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Canada +1' });
    const field = canvas.getByLabelText('Phone number');
    await userEvent.type(field, '+33612345678');
    await expect(field).toHaveValue('+33 6 12 34 56 78');
    await expect(canvas.getByLabelText('Country')).toHaveValue('FR');
    await userEvent.tab();
    await expect(field).toHaveValue('06 12 34 56 78');
  },
});

export const AnotherCountry = meta.story({
  args: { value: { ...emptyPhone, text: '(212) 555-0142' } },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Germany +49' });
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'DE');
    await expect(canvas.getByLabelText('Country')).toHaveValue('DE');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ country: 'DE', e164: '+492125550142' }),
    );
  },
});

/** Digits stay in their order, and the country stands before them. */
export const RightToLeft = meta.story({
  args: { value: { ...emptyPhone, text: '(212) 555-0142' } },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const country = canvas.getByLabelText('Country').getBoundingClientRect();
    const number = canvas.getByLabelText('Phone number').getBoundingClientRect();
    await expect(country.right).toBeLessThan(number.left);
  },
});

/** The country first, then the number; leaving the number is told. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Canada +1' });
    await userEvent.tab();
    await expect(canvas.getByLabelText('Country')).toHaveFocus();
    await userEvent.tab();
    const field = canvas.getByLabelText('Phone number');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('2125550142');
    await expect(field).toHaveValue('(212) 555-0142');
    await userEvent.tab({ shift: true });
    await expect(canvas.getByLabelText('Country')).toHaveFocus();
    await expect(args.onBlur).toHaveBeenCalledOnce();
    canvas.getByLabelText('Country').blur();
  },
});
