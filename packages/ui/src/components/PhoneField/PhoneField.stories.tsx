import { expect, fn, waitFor } from 'storybook/test';
import { fieldMessages } from '@perigee/domain';
import preview from '#.storybook/preview';
import { controlled } from '../Field/controlled.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './PhoneField.guide.ts';
import { emptyPhone } from './phone-value.ts';
import { PhoneField } from './PhoneField.tsx';

const ControlledField = controlled(PhoneField);

const filled = { ...emptyPhone, text: '(212) 555-0142' };

const meta = preview.meta({
  title: 'Components/Inputs/PhoneField',
  component: PhoneField,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Phone number', value: emptyPhone, onChange: fn(), onBlur: fn() },
  render: (args) => <ControlledField {...args} />,
  decorators: [(Story) => <div style={{ maxWidth: 366 }}>{Story()}</div>],
});

export const Default = meta.story();

/** The country first, then the number. */
Default.test('is operated by keyboard, and calls onBlur', async ({ args, canvas, userEvent }) => {
  await canvas.findByRole('option', { name: 'Canada +1' });
  await userEvent.tab();
  await expect(canvas.getByLabelText('Country')).toHaveFocus();
  await userEvent.tab();
  const field = canvas.getByLabelText('Phone number');
  await expect(field).toHaveFocus();
  await userEvent.keyboard('2125550142');
  await expect(field).toHaveValue('(212) 555-0142');
  await expect(args.onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ e164: '+12125550142', valid: true }),
  );
  await userEvent.tab({ shift: true });
  await expect(canvas.getByLabelText('Country')).toHaveFocus();
  await expect(args.onBlur).toHaveBeenCalledOnce();
});

Default.test(
  'reads a number that was set before its library loaded',
  { args: { value: { ...emptyPhone, text: '2125550142' } } },
  async ({ args, canvas }) => {
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
);

Default.test(
  'keeps the caret at its digit, and lets Backspace pass a bracket',
  { args: { value: filled } },
  async ({ canvas, userEvent }) => {
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
);

Default.test('takes the country of a pasted number', async ({ args, canvas, userEvent }) => {
  await canvas.findByRole('option', { name: 'Canada +1' });
  await userEvent.click(canvas.getByLabelText('Phone number'));
  await userEvent.paste('+44 20 7946 0958');
  await expect(canvas.getByLabelText('Country')).toHaveValue('GB');
  await expect(canvas.getByLabelText('Phone number')).toHaveValue('020 7946 0958');
  await expect(args.onChange).toHaveBeenLastCalledWith(
    expect.objectContaining({ country: 'GB', e164: '+442079460958', valid: true }),
  );
});

Default.test('takes the country of a number typed with a plus', async ({ canvas, userEvent }) => {
  await canvas.findByRole('option', { name: 'Canada +1' });
  const field = canvas.getByLabelText('Phone number');
  await userEvent.type(field, '+33612345678');
  await expect(field).toHaveValue('+33 6 12 34 56 78');
  await expect(canvas.getByLabelText('Country')).toHaveValue('FR');
  await userEvent.tab();
  await expect(field).toHaveValue('06 12 34 56 78');
});

Default.test(
  'parses the number again for another country',
  { args: { value: filled } },
  async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'Germany +49' });
    await userEvent.selectOptions(canvas.getByLabelText('Country'), 'DE');
    await expect(canvas.getByLabelText('Country')).toHaveValue('DE');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ country: 'DE', e164: '+492125550142' }),
    );
  },
);

Default.test(
  'changes nothing while read-only, and keeps the focus',
  { args: { value: filled, readOnly: true } },
  async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Phone number');
    await userEvent.type(field, '3');
    await expect(field).toHaveValue('(212) 555-0142');
    await expect(field).toHaveFocus();
    await expect(canvas.getByLabelText('Country')).toBeDisabled();
  },
);

Default.test(
  'keeps the country before the number, right to left',
  { args: { value: filled }, decorators: [(Story) => <div dir="rtl">{Story()}</div>] },
  async ({ canvas }) => {
    const country = canvas.getByLabelText('Country').getBoundingClientRect();
    const number = canvas.getByLabelText('Phone number').getBoundingClientRect();
    await expect(country.right).toBeLessThan(number.left);
  },
);

export const States = meta.story({
  args: { value: filled },
  render: (args) => (
    <Stack gap={6}>
      <ControlledField {...args} label="Filled" />
      <ControlledField {...args} label="With help" help="We send a code to it, and nothing else." />
      <ControlledField
        {...args}
        label="Invalid"
        value={{ ...emptyPhone, text: '(212) 555-01' }}
        error={fieldMessages.phone.invalid}
      />
      <ControlledField {...args} label="Disabled" disabled />
      <ControlledField {...args} label="Read-only, while a code is sent" readOnly />
    </Stack>
  ),
});

States.test('is described by its help and its error', async ({ canvas }) => {
  await expect(canvas.getByLabelText('With help')).toHaveAccessibleDescription(
    'We send a code to it, and nothing else.',
  );
  await expect(canvas.getByLabelText('Invalid')).toHaveAccessibleDescription(
    fieldMessages.phone.invalid,
  );
});
